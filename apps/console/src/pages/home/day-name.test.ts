import { expect, it } from 'vitest'
import { dayName } from './day-name.ts'

it.each([
  ['en', false, '1 Jul'],
  ['en', true, 'Wed 1 Jul'],
  ['zh-CN', false, '7月1日'],
  ['zh-CN', true, '7月1日周三'],
] as const)('names a day in %s', (language, isLong, name) => {
  expect(dayName('2026-07-01', language, isLong)).toBe(name)
})
