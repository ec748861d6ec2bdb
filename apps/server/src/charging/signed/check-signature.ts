import { verify } from 'node:crypto'
import { signedState } from '@ampdeck/api/enumerations/signed'
import type { Ocmf } from './ocmf.ts'
import { type Curve, isCurve, keyObject, type PublicKey, publicKeyOf } from './public-key.ts'

const { verified, wrong, keyUnknown, unreadable, algorithmUnknown } = signedState.code

/** A key that is known of a gun; without a meter it may be of any. */
export interface KnownKey {
  der: string
  fingerprint: string
  curve: string
  meterSerial: string | null
}

export interface Checked {
  state: number
  /** The key that has verified it, known or named by the pile. */
  key: PublicKey | null
  /** The pile signs with a key that is not on record. */
  isOtherKey: boolean
}

const ALGORITHM = /^ECDSA-(\w+?)-SHA-?(256|384|512)$/i

/** What a document may be signed with; nothing where its algorithm is not one of OCMF. */
function algorithmOf(name: string): { curve: Curve; hash: string } | undefined {
  const [, curve = '', bits] = ALGORITHM.exec(name) ?? []
  return isCurve(curve) ? { curve, hash: `sha${bits}` } : undefined
}

/**
 * Checks a document by the known keys of its gun. A key that the pile sends along is a claim: it verifies nothing while
 * another one is known, and makes no signature wrong.
 */
export function checked(ocmf: Ocmf | undefined, known: readonly KnownKey[], claimed: string | null): Checked {
  const none = { key: null, isOtherKey: false }
  if (!ocmf?.signature) return { state: unreadable, ...none }
  const algorithm = algorithmOf(ocmf.algorithm)
  if (!algorithm) return { state: algorithmUnknown, ...none }
  const of = known.filter((key) => isOf(key, ocmf))
  const match = of.find((key) => isSignedBy(ocmf, key, algorithm))
  if (match) {
    const { der, fingerprint } = match
    return { state: verified, key: { der, fingerprint, curve: algorithm.curve }, isOtherKey: false }
  }
  const claim = claimed === null ? undefined : publicKeyOf(claimed, algorithm.curve)
  const isOfClaim = claim !== undefined && isSignedBy(ocmf, claim, algorithm)
  if (isOfClaim) return { state: keyUnknown, key: claim, isOtherKey: of.length > 0 }
  // No key of this meter is known, or what the pile calls its key does not fit: nothing to judge by, or not genuine.
  return { state: of.length > 0 || claim ? wrong : keyUnknown, ...none }
}

const isOf = ({ meterSerial }: KnownKey, ocmf: Ocmf) =>
  meterSerial === null || ocmf.meterSerial === null || meterSerial === ocmf.meterSerial

function isSignedBy(
  { signedText, signature }: Ocmf,
  { der, curve }: Pick<KnownKey, 'der' | 'curve'>,
  algorithm: { curve: Curve; hash: string },
): boolean {
  if (curve !== algorithm.curve || !signature) return false
  const key = keyObject(der)
  const data = Buffer.from(signedText, 'utf8')
  return (['der', 'ieee-p1363'] as const).some((dsaEncoding) => {
    try {
      return verify(algorithm.hash, data, { key, dsaEncoding }, signature)
    } catch {
      // A signature of another form verifies nothing.
      return false
    }
  })
}
