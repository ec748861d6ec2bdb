import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/** A passkey as a device has it, in software: ES256, without attestation. Tests say what it gets wrong. */
export function softwarePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const hash = (text: string | Buffer) => createHash('sha256').update(text).digest()
  const text = (bytes: Buffer) => bytes.toString('base64url')

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const head = (rpId: string, flags: number, counter: number) => {
    const bytes = Buffer.alloc(37)
    hash(rpId).copy(bytes)
    bytes.writeUInt8(flags, 32)
    bytes.writeUInt32BE(counter, 33)
    return bytes
  }
  const common = { id: text(id), rawId: text(id), type: 'public-key' as const, clientExtensionResults: {} }

  return {
    id: text(id),
    /** The answer to `navigator.credentials.create`. */
    create({ challenge, rpId, origin }: { challenge: string; rpId: string; origin: string }) {
      const coordinates = [x, y].map((part) => Buffer.from(part, 'base64url'))
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        coordinates[0] ?? Buffer.alloc(0),
        Buffer.from('225820', 'hex'),
        coordinates[1] ?? Buffer.alloc(0),
      ])
      const length = Buffer.from([0, id.length])
      const authData = Buffer.concat([head(rpId, 0x45, 0), Buffer.alloc(16), length, id, key])
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([authData.length]),
        authData,
      ])
      return {
        ...common,
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, origin)),
          attestationObject: text(attestation),
          transports: ['internal'],
        },
      }
    },
    /** The answer to `navigator.credentials.get`. */
    sign({
      challenge,
      rpId,
      origin,
      counter = 0,
      isVerified = true,
    }: {
      challenge: string
      rpId: string
      origin: string
      counter?: number
      isVerified?: boolean
    }) {
      const client = clientData('webauthn.get', challenge, origin)
      const authData = head(rpId, isVerified ? 0x05 : 0x01, counter)
      const signature = createSign('SHA256')
        .update(Buffer.concat([authData, hash(client)]))
        .sign(privateKey)
      return {
        ...common,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(authData),
          signature: text(signature),
        },
      }
    },
  }
}
