import type { Token } from '../../device/charge-point.ts'
import { tokenOf } from '../translation/token.ts'
import type { IdToken } from './messages.ts'

const VIN = 'VIN'
const EMAID = 'eMAID'

/** Who wants to charge: a VIN stands in the additional information (domain.md §10), or bare as in 1.6. */
export function tokenOfIdToken({ idToken, type, additionalInfo }: IdToken): Token {
  const vin = additionalInfo?.find(({ type }) => type.toUpperCase() === VIN)
  if (type === EMAID && !vin) return { ...tokenOf(idToken), isVin: false, isContract: true }
  return vin ? { ...tokenOf(vin.additionalIdToken), isVin: true } : tokenOf(idToken)
}

/** The same downwards; `Central` is what a server has made, `ISO14443` a card. */
export function idTokenOf({ value, isVin }: Token, type: 'Central' | 'ISO14443'): IdToken {
  return {
    idToken: value,
    type,
    ...(isVin && { additionalInfo: [{ additionalIdToken: value, type: VIN }] }),
  }
}
