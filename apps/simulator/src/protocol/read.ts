/*
 * Reads what a server sent. A simulated pile believes its server: what is missing or of another type counts as not
 * said.
 */

export type Payload = Readonly<Record<string, unknown>>

export function objectIn(value: unknown): Payload {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Payload) : {}
}

export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

export function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** Epoch milliseconds. */
export function timeIn(value: unknown): number | undefined {
  const epoch = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isFinite(epoch) ? epoch : undefined
}

/** A vehicle is told from a card by the 17 characters of its VIN (domain.md §10). */
export function isVin(text: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(text)
}
