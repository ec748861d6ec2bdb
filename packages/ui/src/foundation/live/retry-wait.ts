const FIRST_MS = 500
const LONGEST_MS = 15_000
/** A server that comes back is not to be asked by everybody in the same moment. */
const SPREAD = 0.5

/**
 * How long to wait before a line is tried again, after so many attempts that failed in a row: half a second, doubled up
 * to 15 s, and up to half of it longer by chance.
 *
 * @param chance from 0 to 1
 */
export function retryWait(failures: number, chance: number): number {
  const wait = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 10))
  return Math.round(wait * (1 + SPREAD * chance))
}
