import type { Token } from '../../device/charge-point.ts'

/** 17 letters and digits; digits alone are the number of a card. */
const VIN = /^(?=.*[A-Z])[A-Z\d]{17}$/

/** Who wants to charge, by the text of an idTag or idToken: a card's number or the bare VIN (domain.md §10). */
export function tokenOf(value: string): Token {
  const text = value.trim()
  return { value: text, isVin: VIN.test(text) }
}
