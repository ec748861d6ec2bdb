import { expect, it } from 'vitest'
import { forcedChange } from './forced-change.ts'

const user = {
  isFirstLoginForceModifyPwd: false,
  isExceedsThresholdForceModifyPwd: false,
  thresholdForceModifyPwdDay: 91,
}

it('is asked for at the first log-in, and from a password that is too old with its days', () => {
  expect(forcedChange(user)).toBeUndefined()
  expect(forcedChange({ ...user, isFirstLoginForceModifyPwd: true })).toEqual({ reason: 'firstLogin' })
  expect(forcedChange({ ...user, isExceedsThresholdForceModifyPwd: true })).toEqual({
    reason: 'age',
    days: 91,
  })
})
