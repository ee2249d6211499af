import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** Initial bytes and lengths of CBOR (RFC 8949) as far as a passkey needs them. */
function cborHead(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length])
  if (length < 256) return Buffer.from([(kind << 5) | 24, length])
  return Buffer.from([(kind << 5) | 25, length >> 8, length & 255])
}

const whole = (value: number) => (value >= 0 ? cborHead(0, value) : cborHead(1, -1 - value))
const bytes = (value: Buffer) => Buffer.concat([cborHead(2, value.length), value])
const text = (value: string) =>
  Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)])
const map = (...pairs: [Buffer, Buffer][]) =>
  Buffer.concat([cborHead(5, pairs.length), ...pairs.flat()])

const sha256 = (value: Buffer | string) => createHash('sha256').update(value).digest()
const present = 1
const withKey = 64

/** A passkey in software, ECDSA on P-256, as a browser would hand it to our calls. */
export function softwarePasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))

  function authenticatorData(domain: string, flags: number, more = Buffer.alloc(0)): Buffer {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(domain), Buffer.from([flags]), count, more])
  }

  const credential = (response: Record<string, unknown>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    make({ challenge, rp }: PublicKeyCredentialCreationOptionsJSON) {
      const key = map(
        [whole(1), whole(2)],
        [whole(3), whole(-7)],
        [whole(-1), whole(1)],
        [whole(-2), bytes(Buffer.from(x, 'base64url'))],
        [whole(-3), bytes(Buffer.from(y, 'base64url'))],
      )
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const data = authenticatorData(rp.id ?? '', present | withKey, attested)
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: map(
          [text('fmt'), text('none')],
          [text('attStmt'), map()],
          [text('authData'), bytes(data)],
        ).toString('base64url'),
        transports: ['internal'],
      })
    },

    /** `from` is the page that asks; a page that fishes has another origin. */
    sign({ challenge, rpId = '' }: PublicKeyCredentialRequestOptionsJSON, from = origin) {
      const client = clientData('webauthn.get', challenge, from)
      const data = authenticatorData(rpId, present)
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString(
          'base64url',
        ),
      })
    },
  }
}
