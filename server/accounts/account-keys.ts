import { createHmac } from 'node:crypto'

/** What the server's secret is used for, each with a key of its own. */
export type AccountKeys = {
  /** Locks away authenticators' secrets. */
  secret: string
  /** The form in which a token is stored: whoever reads the table cannot use it. */
  hashToken: (token: string) => string
  /** The form in which a recovery code of an account is stored. */
  hashRecoveryCode: (accountId: string, code: string) => string
  /** A client in the record of events: comparable, and nobody's address. */
  hashClient: (client: string) => string
}

export function accountKeys(secret: string): AccountKeys {
  const keyed = (purpose: string) => {
    const key = createHmac('sha256', secret).update(purpose).digest()
    return (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  }
  const hashClient = keyed('clients of account events')
  const hashRecovery = keyed('recovery codes')
  return {
    secret,
    hashToken: keyed('tokens of sessions'),
    hashRecoveryCode: (accountId, code) => hashRecovery(`${accountId} ${code}`),
    hashClient: (client) => hashClient(client).slice(0, 16),
  }
}
