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
  ['phone', 'enter a correct phone number', '(spec 5.4)'],
  ['email', 'enter a correct email', '(spec 5.5)'],
  ['empty', 'cannot be empty', '(spec 5.6)'],
  ['en', 'enter English', '(spec 5.7)'],
  ['int', 'enter an integer', '(spec 5.8)'],
  ['zn', 'enter Chinese', '(spec 5.9)'],
  ['idCard', 'enter a correct ID card number', '(spec 5.10)'],
  ['enOrNum', 'enter English or numbers', '(spec 5.12)'],
  ['normal', 'enter no special characters such as star, backslash or percent', '(spec 5.13)'],
  [
    'userPassword',
    'must contain 10+ characters with upper and lower case letters, digits and special characters',
    '(spec 5.44)',
  ],
  ['password.oldEmpty', 'original password cannot be empty', '(spec 5.40)'],
  ['password.verified', 'original password verified', ''],
  ['password.mismatch', 'the two new passwords differ', '(spec 5.45)'],
  ['password.same', 'old and new passwords are the same', '(spec 5.46)'],
  ['password.reset', 'password reset successful', ''],
  ['profile.name', 'please enter a correct name!', '(spec 5.48)'],
  ['profile.account', 'username is letters or digits', '(spec 5.49)'],
  ['profile.mobile', 'enter a correct mobile number!', '(spec 5.50)'],
  ['profile.email', 'enter a correct e-mail!', '(spec 5.51)'],
  ['profile.weChat', 'enter correct wechat', '(spec 5.52)'],
  ['profile.zipCode', 'enter correct zip code', '(spec 5.52)'],
  ['profile.phone', 'enter correct phone', '(spec 5.52)'],
  ['profile.mailAddress', 'enter correct mailing address', '(spec 5.52)'],
  ['avatar.format', 'wrong image format, please upload a picture', '(spec 5.54)'],
  ['avatar.size', 'avatar image cannot exceed 2MB', '(spec 5.54)'],
  ['timing.startDate', 'please select timing start time!', '(spec 5.55)'],
  ['timing.email', 'enter a valid e-mail address!', '(spec 5.56)'],
  ['timing.incomplete', 'please complete the information before submitting!', '(spec 5.58)'],
  ['invalid', 'the information entered contains errors', ''],
] as const)('%s reads "%s" in English %s', (key, text, _cited) => {
  expect(messageOf(key, 'en')).toBe(text)
})

test('a bound is filled in as the language writes numbers', () => {
  expect(messageOf('tooLong', 'en', 2000)).toBe('enter at most 2,000 characters')
  expect(messageOf('tooLong', 'zh-CN', 2000)).toBe('最多输入 2,000 个字符')
})
