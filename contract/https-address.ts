import * as v from 'valibot'

/** An `https:` address of a public host name, without name or password, as another system gives it. */
export const httpsAddress = v.pipe(
  v.string('Enter an address.'),
  v.trim(),
  v.nonEmpty('Enter an address.'),
  v.maxLength(1_000, 'That address is too long.'),
  v.url('Enter a whole address: https://…'),
  v.check(
    (text) => isPublicHttps(text),
    'Enter an https address of a public host, without name or password.',
  ),
)

function isPublicHttps(text: string): boolean {
  // Asked of what is no address at all, too.
  const url = URL.parse(text)
  if (!url) return false
  const { protocol, username, password, hostname } = url
  // What the name stands for is judged again, on the server, at each delivery.
  return protocol === 'https:' && !username && !password && hostname.includes('.')
}
