import { createHash } from 'node:crypto'
import { userPassword } from '@ampdeck/validation/patterns'
import { expect, it } from 'vitest'
import { isCommon } from './common-passwords.ts'

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

it.each(['Password123!', 'P@ssw0rd2026!', 'Welcome@123', 'Admin@12345', 'Qwerty123!@#', 'Superman@888'])(
  'knows %s, which keeps to the rule and is tried first',
  async (typed) => {
    expect(userPassword.safeParse(typed).success).toBe(true)
    expect(await isCommon(md5(typed), [])).toBe(true)
  },
)

it("knows forms of a person's own words", async () => {
  expect(await isCommon(md5('Ouyangchuan@2026'), ['ouyangchuan'])).toBe(true)
  expect(await isCommon(md5('Ouyangchuan@2026'), ['somebody'])).toBe(false)
})

it('lets others pass', async () => {
  expect(await isCommon(md5('Blue-Kettle-7-Harbour'), ['ops'])).toBe(false)
})
