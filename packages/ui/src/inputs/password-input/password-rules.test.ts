import { sellerPassword, userPassword } from '@ampdeck/validation/patterns'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { passwordRules } from './password-rules.ts'

const typed = fc.string({ unit: fc.constantFrom(...'abAB12_-. 密'), maxLength: 14 })

it('is met as a whole exactly where the schema accepts', () => {
  fc.assert(
    fc.property(typed, (password) => {
      expect(passwordRules.user.every((rule) => rule.isMet(password))).toBe(
        userPassword.safeParse(password).success,
      )
      expect(passwordRules.seller.every((rule) => rule.isMet(password))).toBe(
        sellerPassword.safeParse(password).success,
      )
    }),
    { numRuns: 2_000 },
  )
})
