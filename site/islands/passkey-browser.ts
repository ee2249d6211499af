/** What a browser does about passkeys. */

type SignedByPasskey = ReturnType<PublicKeyCredential['toJSON']>

/** Whether this browser reads and writes passkeys as JSON, as our calls carry them. */
export function knowsPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential
  )
}

/** What the passkey signed; undefined when its owner called it off or none was at hand. */
export async function askPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<SignedByPasskey | undefined> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  return json(navigator.credentials.get({ publicKey }))
}

/** As `askPasskey`, of a new passkey. */
export async function makePasskey(
  options: PublicKeyCredentialCreationOptionsJSON,
): Promise<SignedByPasskey | undefined> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  return json(navigator.credentials.create({ publicKey }))
}

async function json(request: Promise<Credential | null>): Promise<SignedByPasskey | undefined> {
  const credential = await request.catch(() => null)
  return credential instanceof PublicKeyCredential ? credential.toJSON() : undefined
}
