import { createHash } from 'node:crypto'
import { userPassword } from '@ampdeck/validation/patterns'
import { expect, it } from 'vitest'
import { isGuessable } from './guessable-password.ts'

const md5 = (text: string) => createHash('md5').update(text).digest('hex')
const user = { account: 'ops', name: '欧阳川', telephone: '13900000006', email: 'ops@10001.example.com' }

it.each(['', '123456', 'password', ...Object.values(user)])('knows "%s"', (typed) => {
  expect(isGuessable(md5(typed), user)).toBe(true)
  // Nobody who kept to the rule can have typed it.
  expect(userPassword.safeParse(typed).success).toBe(false)
})

it('lets a password pass that keeps to the rule', () => {
  expect(isGuessable(md5('Ampdeck@2026'), user)).toBe(false)
})
