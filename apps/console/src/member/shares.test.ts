import { formatsOf } from '@ampdeck/ui/language'
import { expect, it } from 'vitest'
import { retainedOf, shareText } from './shares.ts'

it('a share of nobody is unknown, and one of somebody may be none', () => {
  const formats = formatsOf('en')
  expect(shareText(formats, 0, 0)).toBe('–')
  expect(shareText(formats, 0, 40)).toBe('0 %')
  expect(shareText(formats, 13, 40)).toBe('32.5 %')
})

it('a cohort of nobody has no shares, nor has one of which no month has ended', () => {
  expect(
    retainedOf([
      { month: '2026-05', size: 4, active: [2, 0] },
      { month: '2026-06', size: 0, active: [0] },
      { month: '2026-07', size: 3, active: [] },
    ]),
  ).toEqual([{ month: '2026-05', size: 4, retained: [5_000, 0] }])
})
