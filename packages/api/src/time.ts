/*
 * Times as people and the wire write them. No schema library here: the first load of a page needs these.
 */

/** All tariffs, days and months of the product are UTC+8, without daylight saving (domain.md §1). */
const OFFSET = 8 * 3_600_000

/** `2026-07-01 10:00:00` in UTC+8 from epoch milliseconds. */
export function formatTimestamp(epoch: number): string {
  return new Date(epoch + OFFSET).toISOString().slice(0, 19).replace('T', ' ')
}

/** Epoch milliseconds from `2026-07-01 10:00:00` in UTC+8; a date alone means its midnight. */
export function parseTimestamp(text: string): number {
  return Date.parse(`${text.slice(0, 10)}T${text.slice(11) || '00:00:00'}Z`) - OFFSET
}

/** `2026-07-01` in UTC+8 from epoch milliseconds. */
export function formatDate(epoch: number): string {
  return formatTimestamp(epoch).slice(0, 10)
}
