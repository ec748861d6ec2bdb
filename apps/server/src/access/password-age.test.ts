import { DAY } from '@ampdeck/api/time'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isPasswordTooOld, mustChangePassword, passwordDays } from './password-age.ts'

const facts = { isFirstLogin: 0, passwordTime: 0, passwordAgeDays: 90 }

it('counts whole days', () => {
  expect(passwordDays(facts, DAY - 1)).toBe(0)
  expect(passwordDays(facts, DAY)).toBe(1)
})

it('is too old once more days have gone than the seller allows', () => {
  expect(isPasswordTooOld(facts, 91 * DAY - 1)).toBe(false)
  expect(isPasswordTooOld(facts, 91 * DAY)).toBe(true)
  expect(isPasswordTooOld({ ...facts, passwordAgeDays: 0 }, 9_999 * DAY)).toBe(false)
})

it('must be changed exactly when it is the first one or too old', () => {
  fc.assert(
    fc.property(fc.constantFrom(0, 1), fc.nat(200 * DAY), (isFirstLogin, now) => {
      const one = { ...facts, isFirstLogin }
      expect(mustChangePassword(one, now)).toBe(isFirstLogin === 1 || isPasswordTooOld(one, now))
    }),
  )
})
