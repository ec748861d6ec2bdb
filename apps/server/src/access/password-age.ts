import { DAY } from '@ampdeck/api/time'

interface PasswordFacts {
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

/** Whether this person must change the password before anything else (requirements.md §4). */
export function mustChangePassword(facts: PasswordFacts, now: number): boolean {
  return facts.isFirstLogin === 1 || isPasswordTooOld(facts, now)
}
