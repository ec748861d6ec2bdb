import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { AVATAR_LIMIT, checkAvatar, nextReportDate, passwordChange, profile, timingExport } from './forms.ts'

/** `path: key` of each refusal. */
function refusals(schema: z.ZodType, value: unknown): string[] {
  const issues = schema.safeParse(value).error?.issues ?? []
  return issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}

describe('password change', () => {
  const right = { oldPassword: 'Ampdeck@2026', newPassword: 'Ampdeck@2027', confirmPassword: 'Ampdeck@2027' }

  test.each([
    ['accepts a new strong password, typed twice', {}, []],
    ['requires the old password (spec 5.40)', { oldPassword: '' }, ['oldPassword: password.oldEmpty']],
    [
      'requires strength of new and confirmation (spec 5.44)',
      { newPassword: 'weak', confirmPassword: 'weak' },
      ['newPassword: userPassword', 'confirmPassword: userPassword'],
    ],
    [
      'refuses two that differ (spec 5.45)',
      { confirmPassword: 'Ampdeck@2028' },
      ['confirmPassword: password.mismatch'],
    ],
    [
      'refuses the old one again (spec 5.46)',
      { newPassword: 'Ampdeck@2026', confirmPassword: 'Ampdeck@2026' },
      ['newPassword: password.same'],
    ],
  ])('%s', (_case, change, expected) => {
    expect(refusals(passwordChange, { ...right, ...change })).toEqual(expected)
  })
})

describe('profile', () => {
  const right = { name: '李雷', account: 'admin1', telephone: '13000000000', email: 'a@b.cn' }

  test.each([
    ['accepts the required fields alone', {}, []],
    [
      'accepts optional fields left empty (spec 5.52)',
      { weChatNumber: '', zipCode: null, phone: '', mailAddress: '' },
      [],
    ],
    ['accepts a name of 10 characters', { name: 'a'.repeat(10) }, []],
    ['refuses a name of 11 (spec 5.48, 9.12)', { name: 'a'.repeat(11) }, ['name: profile.name']],
    ['refuses a name of spaces (spec 5.48)', { name: '  ' }, ['name: profile.name']],
    ['refuses a missing name (spec 5.48)', { name: undefined }, ['name: profile.name']],
    ['accepts an account of 10 characters', { account: 'a'.repeat(10) }, []],
    ['refuses an account of 11 (spec 5.49, 9.12)', { account: 'a'.repeat(11) }, ['account: profile.account']],
    ['refuses an account with an underscore (spec 5.49)', { account: 'a_b' }, ['account: profile.account']],
    ['refuses a wrong mobile number (spec 5.50)', { telephone: '1' }, ['telephone: profile.mobile']],
    ['refuses a wrong e-mail (spec 5.51)', { email: 'a@' }, ['email: profile.email']],
    [
      'refuses a wrong WeChat account (spec 5.52)',
      { weChatNumber: '1abcdef' },
      ['weChatNumber: profile.weChat'],
    ],
    ['refuses a wrong zip code (spec 5.52)', { zipCode: '123' }, ['zipCode: profile.zipCode']],
    ['refuses a wrong landline (spec 5.52)', { phone: '123' }, ['phone: profile.phone']],
    ['accepts a mail address of 200 characters', { mailAddress: 'a'.repeat(200) }, []],
    [
      'refuses one of 201 (spec 5.52, 9.13)',
      { mailAddress: 'a'.repeat(201) },
      ['mailAddress: profile.mailAddress'],
    ],
  ])('%s', (_case, change, expected) => {
    expect(refusals(profile, { ...right, ...change })).toEqual(expected)
  })
})

test.each([
  [{ telephone: '+86 130-0000-0000' }, { telephone: '13000000000' }],
  [{ telephone: '１３０００００００００' }, { telephone: '13000000000' }],
  [{ phone: '０７５５－８６０９１２３４' }, { phone: '0755-86091234' }],
  [{ phone: '(0755) 8609 1234' }, { phone: '075586091234' }],
  [{ phone: '+86 755 8609 1234' }, { phone: '075586091234' }],
])('takes a number of a profile as it is meant: %j', (change, meant) => {
  const right = { name: '李雷', account: 'admin1', telephone: '13000000000', email: 'a@b.cn' }
  expect(profile.parse({ ...right, ...change })).toEqual({ ...right, ...meant })
})

describe('avatar (spec 5.53, 9.14)', () => {
  test.each([
    ['a JPEG', { name: 'me.jpg', type: 'image/jpeg', size: 1 }, null],
    ['an ending in capitals', { name: 'my.photo.PNG', type: 'image/png', size: 1 }, null],
    ['one byte under 2 MB', { name: 'me.jpeg', type: 'image/jpeg', size: AVATAR_LIMIT - 1 }, null],
    ['2 MB', { name: 'me.jpeg', type: 'image/jpeg', size: AVATAR_LIMIT }, 'avatar.size'],
    ['a page named as a picture', { name: 'me.png', type: 'text/html', size: 1 }, 'avatar.format'],
    [
      'a program with the type of a picture',
      { name: 'me.png.exe', type: 'image/png', size: 1 },
      'avatar.format',
    ],
    ['a name without ending', { name: 'png', type: 'image/png', size: 1 }, 'avatar.format'],
    ['a GIF by its content type', { name: 'me.gif', type: 'image/gif', size: 1 }, 'avatar.format'],
  ])('answers for %s', (_case, file, expected) => {
    expect(checkAvatar(file)).toBe(expected)
  })
})

describe('timing export', () => {
  const right = { isPush: 1, startDate: '2026-07-01', timingCycle: 30, emailList: [{ email: 'a@b.cn' }] }
  const emails = (count: number) => Array.from({ length: count }, () => ({ email: 'a@b.cn' }))

  test.each([
    ['accepts a start today', {}, []],
    [
      'refuses a start yesterday (spec 5.55)',
      { startDate: '2026-06-30' },
      ['startDate: timing.startDatePast'],
    ],
    ['requires a start (spec 5.55)', { startDate: '' }, ['startDate: timing.startDate']],
    [
      'says both, that the start and that an address is missing',
      { startDate: '', emailList: [{ email: '' }] },
      ['startDate: timing.startDate', 'emailList.0.email: timing.email'],
    ],
    ['requires a start that is given', { startDate: undefined }, ['startDate: timing.startDate']],
    ['refuses a day that does not exist', { startDate: '2026-09-31' }, ['startDate: timing.startDate']],
    ['accepts 10 addresses', { emailList: emails(10) }, []],
    ['refuses 11 (spec 5.57, 9.15)', { emailList: emails(11) }, ['emailList: timing.emailCount']],
    ['requires an address to push to (spec 5.58)', { emailList: [] }, ['emailList: timing.incomplete']],
    [
      'requires each address (spec 5.56)',
      { emailList: [{ email: 'a@b.cn' }, { email: '' }] },
      ['emailList.1.email: timing.email'],
    ],
    ['accepts a blank address without push', { isPush: 0, emailList: [{ email: '' }] }, []],
    [
      'refuses a wrong address without push (spec 5.56)',
      { isPush: 0, emailList: [{ email: 'a@' }] },
      ['emailList.0.email: timing.email'],
    ],
  ])('%s', (_case, change, expected) => {
    expect(refusals(timingExport('2026-07-01'), { ...right, ...change })).toEqual(expected)
  })

  test('refuses a cycle that is none of 1, 7 and 30 days (spec 9.16)', () => {
    expect(refusals(timingExport('2026-07-01'), { ...right, timingCycle: 14 })).toHaveLength(1)
  })
})

test('a timing that has begun keeps its start, and takes no other of the past', () => {
  const kept = { isPush: 0, startDate: '2026-06-01', timingCycle: 7, emailList: [] }
  expect(refusals(timingExport('2026-07-01', '2026-06-01'), kept)).toEqual([])
  expect(refusals(timingExport('2026-07-01', '2026-06-02'), kept)).toEqual([
    'startDate: timing.startDatePast',
  ])
})

test('the next report is the start date plus the days of the cycle', () => {
  expect(nextReportDate('2026-07-01', 1)).toBe('2026-07-02')
  expect(nextReportDate('2026-12-31', 7)).toBe('2027-01-07')
  expect(nextReportDate('2028-02-28', 30)).toBe('2028-03-29')
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.constantFrom(1, 7, 30), (date, cycle) => {
      const start = date.toISOString().slice(0, 10)
      return Date.parse(nextReportDate(start, cycle)) - Date.parse(start) === cycle * 86_400_000
    }),
  )
})
