import { createHash } from 'node:crypto'
import { userPassword } from '@ampdeck/validation/patterns'
import { describe, expect, it } from 'vitest'
import { isGuessable } from './guessable-password.ts'

const md5 = (text: string) => createHash('md5').update(text).digest('hex')
const user = { account: 'ops', name: '欧阳川', telephone: '13900000006', email: 'ops@10001.example.com' }

describe('nobody who kept to the rule can have typed', () => {
  it.each([
    [
      'what was stolen elsewhere',
      ['123456', '1234567', 'password', 'qwerty123', 'iloveyou', 'letmein', 'dragon'],
    ],
    ['the same with a capital', ['Password', 'Password1', 'Iloveyou', 'P@ssw0rd']],
    ['a few characters', ['', 'a', 'a1', 'zz9', '0', '12', '90210']],
    ['a word with a number', ['password123', 'Welcome2026', '123qwe']],
    ["the person's own data", [...Object.values(user), 'ops123456']],
  ])('%s, and the server knows it', async (_, texts) => {
    for (const typed of texts) {
      expect.soft(await isGuessable(md5(typed), user), typed).toBe(true)
      expect.soft(userPassword.safeParse(typed).success, typed).toBe(false)
    }
  })
})

it('lets a password pass that keeps to the rule', async () => {
  expect(await isGuessable(md5('Ampdeck@2026'), user)).toBe(false)
})
