import type { UserInfo } from '@ampdeck/api/system/user'

/** Why the password must be changed before anything else. */
export type ForcedPassword = { reason: 'firstLogin' } | { reason: 'age'; days: number }
/** What must be done before anything else. */
export type ForcedChange = ForcedPassword | { reason: 'secondFactor' }

/**
 * What this person must do before anything else: choose a new password (requirements.md §4), or set up a second factor;
 * nothing for most.
 */
export function forcedChange(
  user: Pick<
    UserInfo,
    | 'isFirstLoginForceModifyPwd'
    | 'isExceedsThresholdForceModifyPwd'
    | 'thresholdForceModifyPwdDay'
    | 'mustSetUpSecondFactor'
  >,
): ForcedChange | undefined {
  if (user.isFirstLoginForceModifyPwd) return { reason: 'firstLogin' }
  if (user.isExceedsThresholdForceModifyPwd) return { reason: 'age', days: user.thresholdForceModifyPwdDay }
  return user.mustSetUpSecondFactor ? { reason: 'secondFactor' } : undefined
}
