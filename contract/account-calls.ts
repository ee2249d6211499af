/** The bodies of the account calls; strict, so that a field nobody reads is noticed. */
import * as v from 'valibot'
import { passwordLength, roles } from './accounts.ts'
import { email } from './fields.ts'
import type { AccountWords } from './words/contract-words.ts'
import type { KeyOf } from './words/text-tree.ts'

/** The key of a sentence that there is; `fieldErrors` finds it. */
const said = (key: KeyOf<AccountWords['errors']>): string => key

/** A password that is being tried: whatever it is, it is right or wrong, and never stored. */
const triedPassword = v.pipe(
  v.string(said('password.missing')),
  v.nonEmpty(said('password.missing')),
  v.maxLength(passwordLength.tried, said('password.tooLong')),
)

const newPassword = v.pipe(
  v.string(said('newPassword.missing')),
  v.minLength(passwordLength.least, said('newPassword.tooShort')),
  v.maxLength(passwordLength.most, said('newPassword.tooLong')),
)

const secret = v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/, said('link')))

const code = v.pipe(
  v.string(said('code.missing')),
  v.trim(),
  v.nonEmpty(said('code.missing')),
  v.maxLength(40, said('code.tooLong')),
)

/** It becomes part of a cookie header, where a blank or a semicolon would begin another cookie. */
const challenge = v.pipe(
  v.string(said('challenge')),
  v.regex(/^[\w.%~+/=-]{1,500}$/, said('challenge')),
)

/** Where a link in a mail leads back to; the server takes our own origin only. */
const redirectTo = v.pipe(v.string(), v.url(said('redirectTo')))

export const signInCall = v.strictObject({ email, password: triedPassword })
export const signUpCall = v.strictObject({ email, password: newPassword, redirectTo })
export const secondStepCall = v.strictObject({
  challenge,
  code,
})
export const confirmCall = v.strictObject({ token: secret, password: triedPassword })
export const requestResetCall = v.strictObject({ email, redirectTo })
export const resetCall = v.strictObject({ token: secret, password: newPassword })
export const passwordCall = v.strictObject({ password: triedPassword })
export const passwordAndCodeCall = v.strictObject({ password: triedPassword, code })
/** A code, a recovery code, or the password of an account without second factor. */
export const proveIdentityCall = v.strictObject({ proof: triedPassword })
export const changePasswordCall = v.strictObject({ password: triedPassword, newPassword })
export const endSessionCall = v.strictObject({ id: v.pipe(v.string(), v.maxLength(100)) })
/** What the browser's own `toJSON` makes; the server's library reads it. */
const credential = v.looseObject({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1_400)) })
export const passkeyStepCall = v.strictObject({ challenge, credential })
export const addPasskeyCall = v.strictObject({ adding: challenge, credential })
export const removePasskeyCall = v.strictObject({
  id: v.pipe(v.string(), v.maxLength(1_400)),
  password: triedPassword,
  code,
})
export const codeCall = v.strictObject({ code })
export const roleCall = v.strictObject({ role: v.picklist(roles, said('role')) })
