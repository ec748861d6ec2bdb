import { expect, test } from 'vitest'
import { z } from 'zod'
import { issueCode, issueText } from './issue.ts'
import { phone } from './rules.ts'

/** The code that a server answers for the first refusal. */
const codeOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: issueCode }).error?.issues[0]?.message

test.each<[string, z.ZodType, unknown, string, string, string]>([
  ['one of our rules', phone, '1', 'phone', 'enter a correct phone number', '请输入正确的手机号码'],
  ['a missing text', z.string(), undefined, 'empty', 'cannot be empty', '不能为空'],
  ['null for a number', z.number(), null, 'empty', 'cannot be empty', '不能为空'],
  ['a missing choice', z.literal([1, 2]), undefined, 'choice', 'choose one of the options', '请从选项中选择'],
  ['an empty text of at least one', z.string().min(1), '', 'empty', 'cannot be empty', '不能为空'],
  [
    'a text that is too long',
    z.string().max(200),
    'a'.repeat(201),
    'tooLong:200',
    'enter at most 200 characters',
    '最多输入 200 个字符',
  ],
  [
    'a text that is too short',
    z.string().min(3),
    'a',
    'tooShort:3',
    'enter at least 3 characters',
    '至少输入 3 个字符',
  ],
  [
    'a text beyond its exact length',
    z.string().length(2),
    'abc',
    'wrongLength:2',
    'enter exactly 2 characters',
    '请输入 2 个字符',
  ],
  [
    'a text of another length',
    z.string().length(9),
    'a',
    'wrongLength:9',
    'enter exactly 9 characters',
    '请输入 9 个字符',
  ],
  ['a number above its maximum', z.int().max(5), 6, 'tooLarge:5', 'enter 5 or less', '不能大于 5'],
  ['a number below its minimum', z.int().min(-1), -2, 'tooSmall:-1', 'enter -1 or more', '不能小于 -1'],
  ['a number at an open bound', z.number().positive(), 0, 'notAbove:0', 'enter more than 0', '必须大于 0'],
  ['a number at an open upper bound', z.number().lt(1), 1, 'notBelow:1', 'enter less than 1', '必须小于 1'],
  ['a fraction for an integer', z.int(), 1.5, 'int', 'enter an integer', '请输入整数'],
  ['a text for a number', z.number(), '1', 'number', 'enter a number', '请输入数字'],
  ['a number that is none', z.number(), Number.NaN, 'number', 'enter a number', '请输入数字'],
  [
    'a number off its step',
    z.number().multipleOf(5),
    3,
    'step:5',
    'enter a multiple of 5',
    '请输入 5 的倍数',
  ],
  ['none of the choices', z.enum(['a', 'b']), 'c', 'choice', 'choose one of the options', '请从选项中选择'],
  [
    'a list that is too long',
    z.array(z.int()).max(1),
    [1, 2],
    'tooMany:1',
    'choose at most 1',
    '最多选择 1 项',
  ],
  ['a list that is too short', z.array(z.int()).min(1), [], 'tooFew:1', 'choose at least 1', '至少选择 1 项'],
  ['no date', z.iso.date(), '2026-02-30', 'date.format', 'enter a correct date', '请输入正确的日期'],
  [
    'no address',
    z.url(),
    'x',
    'url',
    'enter a correct http or https address',
    '请输入正确的 http 或 https 网址',
  ],
  [
    'a union, by its closest branch',
    z.union([z.object({ a: z.int(), b: z.int() }), z.literal(1)]),
    2,
    'invalid',
    'the information entered contains errors',
    '输入的信息有误',
  ],
  [
    'what is not known',
    z.strictObject({}),
    { a: 1 },
    'invalid',
    'the information entered contains errors',
    '输入的信息有误',
  ],
])('names %s', (_case, schema, value, code, en, zh) => {
  expect(codeOf(schema, value)).toBe(code)

  const issue = schema.safeParse(value).error?.issues[0] ?? {}
  expect(issueText(issue, 'en')).toBe(en)
  expect(issueText(issue, 'zh-CN')).toBe(zh)
  expect(issueText({ message: code }, 'zh-CN')).toBe(zh)
})

test('a message that is no code of ours reads as the general text', () => {
  expect(issueText({ message: 'Too big: expected string' }, 'en')).toBe(
    'the information entered contains errors',
  )
  expect(issueText({ message: 'toString' }, 'en')).toBe('the information entered contains errors')
  expect(issueText({}, 'en')).toBe('the information entered contains errors')
})
