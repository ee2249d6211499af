import { newLinkToken } from '../kernel/link-token.ts'
import { confirmationLifetime, resetLifetime } from './account-mail.ts'
import type { Auth } from './open-auth.ts'

/** What a link in an account mail is for, as it begins the identifiers of better-auth. */
const prefixes = { confirm: 'confirm-address', reset: 'reset-password' } as const
const lifetimes = { confirm: confirmationLifetime, reset: resetLifetime } as const

type LinkKind = keyof typeof prefixes

/** Makes a link's secret for an account; it works once, until it expires. */
export async function newLink(auth: Auth, kind: LinkKind, accountId: string): Promise<string> {
  const { internalAdapter } = await auth.$context
  const { secret } = newLinkToken()
  await internalAdapter.createVerificationValue({
    identifier: `${prefixes[kind]}:${secret}`,
    value: accountId,
    expiresAt: new Date(Date.now() + lifetimes[kind]),
  })
  return secret
}

/** Whose link a secret is; undefined when it is unknown, used or expired. */
export async function linkOwner(auth: Auth, kind: LinkKind, secret: string) {
  const { internalAdapter } = await auth.$context
  const link = await internalAdapter.findVerificationValue(`${prefixes[kind]}:${secret}`)
  if (!link || link.expiresAt < new Date()) return undefined
  return (await internalAdapter.findUserById(link.value)) ?? undefined
}

/** True for the one caller that uses the link up. */
export async function spendLink(auth: Auth, kind: LinkKind, secret: string): Promise<boolean> {
  const { internalAdapter } = await auth.$context
  return (await internalAdapter.consumeVerificationValue(`${prefixes[kind]}:${secret}`)) !== null
}
