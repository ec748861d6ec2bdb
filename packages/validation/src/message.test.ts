import { describe, expect, test } from 'vitest'
import { isMessageKey, messageOf, messages } from './message.ts'
import { rules } from './rules.ts'

const all = Object.entries(messages)

describe.each(all)('%s', (_key, [en, zh]) => {
  test('says something in both languages, each in its own script', () => {
    expect(en).toMatch(/^[\x20-\x7e]{5,}$/)
    expect(zh).toMatch(/\p{Script=Han}/u)
    expect(zh).not.toMatch(/[,!?！]/)
  })

  test('names the same bound in both languages', () => {
    expect(zh.includes('{limit}')).toBe(en.includes('{limit}'))
  })
})

test('every rule has its message', () => {
  expect(Object.keys(rules).filter((name) => !isMessageKey(name))).toEqual([])
})

test.each([
  ['phone', 'enter a correct phone number'],
  ['email', 'enter a correct email'],
  ['empty', 'cannot be empty'],
  ['en', 'enter English'],
  ['int', 'enter an integer'],
  ['zn', 'enter Chinese'],
  ['idCard', 'enter a correct ID card number'],
  ['enOrNum', 'enter English or numbers'],
  ['normal', 'enter no special characters such as star, backslash or percent'],
  [
    'userPassword',
    'must contain 10+ characters with upper and lower case letters, digits and special characters',
  ],
  ['password.oldEmpty', 'original password cannot be empty'],
  ['password.verified', 'original password verified'],
  ['password.mismatch', 'the two new passwords differ'],
  ['password.same', 'old and new passwords are the same'],
  ['password.reset', 'password reset successful'],
  ['profile.name', 'please enter a correct name!'],
  ['profile.account', 'username is letters or digits'],
  ['profile.mobile', 'enter a correct mobile number!'],
  ['profile.email', 'enter a correct e-mail!'],
  ['profile.weChat', 'enter correct wechat'],
  ['profile.zipCode', 'enter correct zip code'],
  ['profile.phone', 'enter correct phone'],
  ['profile.mailAddress', 'enter correct mailing address'],
  ['avatar.format', 'wrong image format, please upload a picture'],
  ['avatar.size', 'avatar image cannot exceed 2MB'],
  ['timing.startDate', 'please select timing start time!'],
  ['timing.email', 'enter a valid e-mail address!'],
  ['timing.incomplete', 'please complete the information before submitting!'],
  ['invalid', 'the information entered contains errors'],
] as const)('%s reads "%s" in English', (key, text) => {
  expect(messageOf(key, 'en')).toBe(text)
})

test('a bound is filled in as the language writes numbers', () => {
  expect(messageOf('tooLong', 'en', 2000)).toBe('enter at most 2,000 characters')
  expect(messageOf('tooLong', 'zh-CN', 2000)).toBe('最多输入 2,000 个字符')
})
