/*
 * What people type and paste, as the wire wants it. Nothing is invented: only writing is changed (full-width forms,
 * case, spaces, separators), never what was meant.
 */

/** A licence plate: capital letters, without the dot or the spaces behind the first two characters. */
export function tidyPlate(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s·•.・-]/g, '')
    .toUpperCase()
    .slice(0, 8)
}

/** A telephone number: without spaces, brackets and the country's prefix; hyphens group landlines and 400 numbers. */
export function tidyPhone(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\s()]/g, '')
    .replaceAll(/[‐-―−]/g, '-')
  const local = plain.replace(/^(?:\+86|0086)-?/, '')
  // A mobile number is written without groups.
  return /^1[\d-]{10,13}$/.test(local) ? local.replaceAll('-', '') : local
}

/** A card number: without the spaces and hyphens that group it. */
export function tidyCard(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s-]/g, '').slice(0, 18)
}

/** The digits of a code from a text message. */
export function tidyCode(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, 6)
}

export interface TidyVin {
  vin: string
  /** Letters that no VIN has (I, O and Q, which read as 1 and 0) and that were left out. */
  refused: string
}

/** A vehicle identification number (ISO 3779): 17 capital letters and digits, without spaces and hyphens. */
export function tidyVin(text: string): TidyVin {
  const plain = text.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase()
  return {
    vin: plain.replaceAll(/[IOQ]/g, '').slice(0, 17),
    refused: [...new Set(plain.match(/[IOQ]/g))].join(', '),
  }
}
