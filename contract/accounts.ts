/** What browser and server agree on about staff accounts. */

/** From least to most: each may do what those before it may. */
export const roles = ['pending', 'staff', 'editor', 'admin'] as const

export type Role = (typeof roles)[number]

/** Those that may work: who is approved. */
export const colleagues = ['staff', 'editor', 'admin'] as const satisfies readonly Role[]

/**
 * Characters a password has, in UTF-16 code units, as the `maxlength` attribute counts
 * them; `tried` is what a field takes, or a longer one would be cut without a word.
 */
export const passwordLength = { least: 12, most: 128, tried: 1_000 } as const

/** How long sessions hold: in days without use, in days at most, and in hours for admins. */
export const sessionLimits = { restDays: 7, wholeDays: 30, adminHours: 12 } as const

/** So long after a sign-in or a proof of who somebody is the calls that harm most want none, milliseconds. */
export const proofLifetime = 600_000

/** A mail of one kind goes to an address at most so often, milliseconds. */
export const accountMailPause = 600_000

/**
 * Milliseconds that a page waits for an answer about accounts. Where passwords are judged the server answers 0.5, 1, 2 … 16
 * or 32 s after it was asked (`server/accounts/level-time.ts`): what takes it 17 s comes as well.
 */
export const accountPatience = 40_000

/** The account calls. Every POST takes JSON and the public key; none sets or reads a cookie. */
export const accountPaths = {
  signUp: '/auth/v1/sign-up/email',
  signIn: '/auth/v1/sign-in/email',
  /** The second step of a sign-in, with the challenge that the first one answered. */
  secondStep: '/auth/v1/two-factor/verify',
  session: '/auth/v1/get-session',
  signOut: '/auth/v1/sign-out',
  confirm: '/auth/v1/verify-email',
  requestReset: '/auth/v1/request-password-reset',
  reset: '/auth/v1/reset-password',
  enableSecondFactor: '/auth/v1/two-factor/enable',
  /** Switches the second factor on: shows that the phone knows the new secret. */
  proveSecondFactor: '/auth/v1/two-factor/prove',
  disableSecondFactor: '/auth/v1/two-factor/disable',
  /** The second step with a passkey in place of a code. */
  passkeyStep: '/auth/v1/passkey/verify',
  passkeys: '/auth/v1/passkey/list',
  offerPasskey: '/auth/v1/passkey/offer',
  addPasskey: '/auth/v1/passkey/add',
  removePasskey: '/auth/v1/passkey/remove',
  /** Shows who holds a session, before what is refused with `proof_wanted`. */
  proveIdentity: '/auth/v1/prove-identity',
  changePassword: '/auth/v1/change-password',
  /** The sessions of one's own account. */
  sessions: '/auth/v1/list-sessions',
  endSession: '/auth/v1/revoke-session',
} as const

/** The team's own calls, for signed-in accounts: `Authorization: Bearer …`. */
export const teamPaths = {
  me: '/api/team/me',
  accounts: '/api/team/accounts',
  roleChanges: '/api/team/role-changes',
} as const

/**
 * Where links in account mails lead. The secret stands in the fragment, which no
 * browser sends: a mail scanner that opens the link gets a page and does nothing.
 */
export const accountLinks = {
  confirm: (origin: string, secret: string) => `${origin}/auth#confirm=${secret}`,
  reset: (origin: string, secret: string) => `${origin}/auth#reset=${secret}`,
}

/** Who is signed in. */
export type Account = {
  address: string
  role: Role
  secondFactor: boolean
  /** Whether its role works only with a second factor, which is not on yet. */
  enrolsFirst: boolean
}

/** An answer that begins a session; the token goes into local storage. */
export type SessionBegun = { token: string; account: Account }

/** One of the sessions of an account, as its owner sees it. Instants are epoch milliseconds. */
export type OpenSession = {
  id: string
  /** Browser and system: `Firefox on Windows`. */
  device: string
  begunAt: number
  /** To some ten minutes. */
  usedAt: number
  /** Whether it is the one that asks. */
  current: boolean
}

/** A right password that is not enough. The challenge works for ten minutes and five codes. */
export type CodeWanted = {
  challenge: string
  /** What a browser asks a passkey with; null for an account without one. */
  passkey: PublicKeyCredentialRequestOptionsJSON | null
}

/** What a browser makes a passkey with; `adding` works once, for ten minutes. */
export type PasskeyOffer = { adding: string; options: PublicKeyCredentialCreationOptionsJSON }

export type ListedPasskey = {
  id: string
  /** The browser it was added in. */
  device: string
  /** Epoch milliseconds. */
  addedAt: number
}

export type SecondFactorOffer = {
  /** `otpauth://…`, for the picture that a phone reads. */
  uri: string
  /** Each signs in once, in place of a code. */
  recoveryCodes: readonly string[]
}

/** One account, as admins see it. Instants are epoch milliseconds. */
export type ListedAccount = Omit<Account, 'enrolsFirst'> & {
  id: string
  confirmed: boolean
  createdAt: number
}

/** `removed` is where an account ends. */
export type RoleChange = {
  address: string
  from: Role
  to: Role | 'removed'
  /** An account's address, `command line`, or `TEAM_DOMAINS`. */
  by: string
  /** Epoch milliseconds. */
  at: number
}
