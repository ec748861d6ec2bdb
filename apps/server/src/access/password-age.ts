import { DAY } from '@ampdeck/api/time'
import type { SessionProof } from './second-factor.ts'

interface PasswordFacts {
  /** How the session was proven, where it is asked for one. */
  proof?: SessionProof
  isFirstLogin: number
  passwordTime: number
  /** The seller's limit; 0 is none. */
  passwordAgeDays: number
}

/** Whole days since the password was changed. */
export function passwordDays({ passwordTime }: Pick<PasswordFacts, 'passwordTime'>, now: number): number {
  return Math.floor((now - passwordTime) / DAY)
}

/** Whether the password is older than the seller allows. */
export function isPasswordTooOld(facts: PasswordFacts, now: number): boolean {
  return facts.passwordAgeDays > 0 && passwordDays(facts, now) > facts.passwordAgeDays
}

/**
 * Whether this person must change the password before anything else (requirements.md §4). Who comes from the seller's own
 * provider has none.
 */
export function mustChangePassword(facts: PasswordFacts, now: number): boolean {
  return facts.proof !== 'provider' && (facts.isFirstLogin === 1 || isPasswordTooOld(facts, now))
}
