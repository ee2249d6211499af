/** Top-level names that RFC 2606 keeps for examples: nothing is ever reached at them. */
const reserved = /(?:^|\.)(?:example|invalid|test|localhost)$/

type Addresses = { externalPlatformUrl: string; mail: Readonly<Record<string, string>> }

/**
 * Names the settings of `site.settings.json` that lead nowhere: an address that is no https address, or
 * one that is still an example's, such as `free-water.example`. Empty once the owner has filled all in.
 */
export function unreachableSettings({ externalPlatformUrl, mail }: Addresses): string[] {
  const found: string[] = []
  const platform = URL.parse(externalPlatformUrl)
  if (platform?.protocol !== 'https:' || reserved.test(platform.hostname)) {
    found.push('externalPlatformUrl')
  }
  for (const [name, address] of Object.entries(mail)) {
    if (reserved.test(address.split('@').at(-1) ?? '')) found.push(`mail.${name}`)
  }
  return found
}
