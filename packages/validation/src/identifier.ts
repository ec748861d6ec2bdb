/** 2.0.1 carries so many characters of an identifier, 1.6 carries 20. */
export const MAX_IDENTIFIER = 36

/**
 * How an identifier is compared: capitals, without blanks, invisible signs, colons and dashes. Empty where nothing can
 * be compared: letters beyond ASCII could be taken for others, and what is longer is nobody's.
 */
export function comparableIdentifier(value: string): string {
  const compared = value.normalize('NFKC').replace(/[\s:\p{Z}\p{Cf}\p{Pd}\u2212]/gu, '')
  return /^[!-~]{1,36}$/.test(compared) ? compared.toUpperCase() : ''
}

/** Whether two texts name the same; what cannot be compared is the same as itself alone. */
export function isSameIdentifier(one: string, other: string): boolean {
  const key = comparableIdentifier(one)
  return one === other || (key !== '' && key === comparableIdentifier(other))
}
