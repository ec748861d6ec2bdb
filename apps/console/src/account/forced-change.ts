import type { UserInfo } from '@ampdeck/api/system/user'

/** Why the password must be changed before anything else. */
export type ForcedChange = { reason: 'firstLogin' } | { reason: 'age'; days: number }

/** Why this person must choose a new password before anything else (requirements.md §4); nothing for most. */
export function forcedChange(
  user: Pick<
    UserInfo,
    'isFirstLoginForceModifyPwd' | 'isExceedsThresholdForceModifyPwd' | 'thresholdForceModifyPwdDay'
  >,
): ForcedChange | undefined {
  if (user.isFirstLoginForceModifyPwd) return { reason: 'firstLogin' }
  if (!user.isExceedsThresholdForceModifyPwd) return undefined
  return { reason: 'age', days: user.thresholdForceModifyPwdDay }
}
