import { MINUTE } from '@ampdeck/api/time'

/** Of an account from all addresses together: many machines guess at one account. */
const MAX_FROM_ANYWHERE = 50
const FAILURE_WINDOW_MS = 15 * MINUTE

/** What a seller sets: contract.md §4 begins with five failures in 15 minutes, domain.md §3.1 with a lock of 30 minutes. */
export interface LockLimits {
  loginFailures: number
  lockMinutes: number
}

/** A failure before so long matters no more. */
export const lookBackMs = ({ lockMinutes }: LockLimits) => FAILURE_WINDOW_MS + lockMinutes * MINUTE

export interface LoginAttempt {
  ip: string
  resultCode: number
  ts: number
}

const WRONG = 4

/** Until when the attempts of an account (newest first) lock it for an address, and for every unknown address. */
export function locksOf(
  attempts: readonly LoginAttempt[],
  ip: string,
  limits: LockLimits,
): { address: number; account: number } {
  const own = attempts.filter((attempt) => attempt.ip === ip)
  const lastSuccess = own.findIndex((attempt) => attempt.resultCode === 0)
  const recent = lastSuccess === -1 ? own : own.slice(0, lastSuccess)
  return {
    address: lockedUntil(failuresIn(recent), limits.loginFailures, limits),
    account: lockedUntil(failuresIn(attempts), MAX_FROM_ANYWHERE, limits),
  }
}

const failuresIn = (attempts: readonly LoginAttempt[]) =>
  attempts.filter((attempt) => attempt.resultCode === WRONG).map((attempt) => attempt.ts)

/** Until when these failures (newest first) lock; 0 where they do not. */
function lockedUntil(failures: readonly number[], most: number, { lockMinutes }: LockLimits): number {
  const last = failures.findIndex((at, index) => {
    const first = failures[index + most - 1]
    return first !== undefined && at - first <= FAILURE_WINDOW_MS
  })
  return last === -1 ? 0 : (failures[last] ?? 0) + lockMinutes * MINUTE
}
