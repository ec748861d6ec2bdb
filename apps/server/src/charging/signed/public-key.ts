import { createHash, createPublicKey, type KeyObject } from 'node:crypto'

/** The curves that meters sign with, by their names in OCMF: node's name, and the object identifier in DER. */
const curves = {
  secp192k1: { node: 'secp192k1', oid: '06052b8104001f', bytes: 24 },
  secp192r1: { node: 'prime192v1', oid: '06082a8648ce3d030101', bytes: 24 },
  secp256k1: { node: 'secp256k1', oid: '06052b8104000a', bytes: 32 },
  secp256r1: { node: 'prime256v1', oid: '06082a8648ce3d030107', bytes: 32 },
  brainpool256r1: { node: 'brainpoolP256r1', oid: '06092b2403030208010107', bytes: 32 },
  secp384r1: { node: 'secp384r1', oid: '06052b81040022', bytes: 48 },
  brainpool384r1: { node: 'brainpoolP384r1', oid: '06092b240303020801010b', bytes: 48 },
} as const

export type Curve = keyof typeof curves
export const isCurve = (name: string): name is Curve => Object.hasOwn(curves, name)

/** What a point of each length is taken for that does not name its curve. */
const USUAL: Readonly<Record<number, Curve>> = { 24: 'secp192r1', 32: 'secp256r1', 48: 'secp384r1' }

/** A public key of a meter. */
export interface PublicKey {
  /** DER in hexadecimal digits. */
  der: string
  curve: Curve
  fingerprint: string
}

const HEX = /^(?:[0-9a-f]{2})+$/i
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/
/** How the Open Charge Alliance writes a key with its encoding. */
const NAMED = /^oca:base16:asn1:/i
const FINGERPRINT_DIGITS = 16
const UNCOMPRESSED = 4
/** A private key is none, though a public one could be made of it. */
const PEM = '-----BEGIN PUBLIC KEY-----'

/**
 * A key as piles and people write it: PEM, DER or a point of the curve, in hexadecimal digits or Base64. A point alone
 * is of the curve that is expected, else of the usual one of its length.
 */
export function publicKeyOf(text: string, expected?: Curve): PublicKey | undefined {
  const key = keyIn(text.trim(), expected)
  const curve = curveOf(key)
  if (!key || !curve) return undefined
  const der = key.export({ type: 'spki', format: 'der' })
  const fingerprint = createHash('sha256').update(der).digest('hex').slice(0, FINGERPRINT_DIGITS)
  return { der: der.toString('hex'), curve, fingerprint }
}

/** A stored key, ready to check with. */
export const keyObject = (der: string): KeyObject =>
  createPublicKey({ key: Buffer.from(der, 'hex'), format: 'der', type: 'spki' })

function keyIn(text: string, expected?: Curve): KeyObject | undefined {
  if (text.startsWith(PEM)) return read(() => createPublicKey(text))
  if (NAMED.test(text)) return keyIn(text.replace(NAMED, ''), expected)
  const compact = text.replaceAll(/[\s:]/g, '')
  if (HEX.test(compact)) return keyOfBytes(Buffer.from(compact, 'hex'), expected)
  if (!BASE64.test(compact)) return undefined
  const bytes = Buffer.from(compact, 'base64')
  const inner = bytes.toString('latin1')
  return NAMED.test(inner) || inner.startsWith(PEM) ? keyIn(inner, expected) : keyOfBytes(bytes, expected)
}

function keyOfBytes(bytes: Buffer, expected?: Curve): KeyObject | undefined {
  const isPoint = bytes[0] === UNCOMPRESSED && bytes.length % 2 === 1
  const der = isPoint ? derOfPoint(bytes, expected) : bytes
  return der && read(() => createPublicKey({ key: der, format: 'der', type: 'spki' }))
}

/** A point as the structure that holds it and names its curve. */
function derOfPoint(point: Buffer, expected?: Curve): Buffer | undefined {
  const size = (point.length - 1) / 2
  const name = expected && curves[expected].bytes === size ? expected : USUAL[size]
  if (!name) return undefined
  const algorithm = tagged(0x30, Buffer.from(`06072a8648ce3d0201${curves[name].oid}`, 'hex'))
  return tagged(0x30, Buffer.concat([algorithm, tagged(0x03, Buffer.concat([Buffer.from([0]), point]))]))
}

/** No part of such a key has more than 255 bytes. */
function tagged(tag: number, content: Buffer): Buffer {
  const length = content.length < 0x80 ? [content.length] : [0x81, content.length]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

function curveOf(key: KeyObject | undefined): Curve | undefined {
  const named = key?.asymmetricKeyType === 'ec' ? key.asymmetricKeyDetails?.namedCurve : undefined
  return Object.keys(curves)
    .filter(isCurve)
    .find((name) => curves[name].node === named)
}

function read(make: () => KeyObject): KeyObject | undefined {
  try {
    return make()
  } catch {
    // Whatever is no key is none.
    return undefined
  }
}
