/** contract.md §4: five failures in 15 minutes lock the account, domain.md §3.1: for 30 minutes. */
const MAX_FAILURES = 5
const FAILURE_WINDOW_MS = 15 * 60_000
const LOCK_MS = 30 * 60_000

/** A failure before this matters no more. */
export const LOOK_BACK_MS = FAILURE_WINDOW_MS + LOCK_MS

/** Until when these failures (newest first) lock an account; 0 where they do not. */
export function lockedUntil(failures: readonly number[]): number {
  const last = failures.findIndex((at, index) => {
    const first = failures[index + MAX_FAILURES - 1]
    return first !== undefined && at - first <= FAILURE_WINDOW_MS
  })
  return last === -1 ? 0 : (failures[last] ?? 0) + LOCK_MS
}
