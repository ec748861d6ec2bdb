import { DAY, formatTimestamp, parseTimestamp } from '@ampdeck/api/time'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cycle, cycleSchema, cycleText, nextRuns } from './cycle.ts'

const after = (text: string) => parseTimestamp(text)
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const someCycle: fc.Arbitrary<Cycle> = fc.oneof(
  fc.record({ kind: fc.constant('minutes' as const), every: fc.integer({ min: 1, max: 1_440 }) }),
  fc.record({ kind: fc.constant('day' as const), time }),
  fc.record({
    kind: fc.constant('week' as const),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    time,
  }),
  fc.record({ kind: fc.constant('month' as const), day: fc.integer({ min: 1, max: 28 }), time }),
  fc.record({
    kind: fc.constant('days' as const),
    every: fc.integer({ min: 1, max: 60 }),
    from: fc.constantFrom('2026-01-31', '2026-07-01', '2028-02-29'),
    time,
  }),
)
const moment = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2031-01-01') })

describe('the next runs', () => {
  it.each<[Cycle, string, string[]]>([
    [
      { kind: 'minutes', every: 15 },
      '2026-07-01 23:44:00',
      ['2026-07-01 23:45:00', '2026-07-02 00:00:00', '2026-07-02 00:15:00'],
    ],
    [
      { kind: 'day', time: '09:00' },
      '2026-07-01 09:00:00',
      ['2026-07-02 09:00:00', '2026-07-03 09:00:00', '2026-07-04 09:00:00'],
    ],
    [
      { kind: 'week', weekdays: [1, 5], time: '09:00' },
      '2026-07-01 10:00:00',
      ['2026-07-03 09:00:00', '2026-07-06 09:00:00', '2026-07-10 09:00:00'],
    ],
    [
      { kind: 'month', day: 28, time: '00:30' },
      '2026-12-28 00:30:00',
      ['2027-01-28 00:30:00', '2027-02-28 00:30:00', '2027-03-28 00:30:00'],
    ],
    [
      { kind: 'days', every: 30, from: '2026-07-01', time: '08:00' },
      '2026-07-01 00:00:00',
      ['2026-07-31 08:00:00', '2026-08-30 08:00:00', '2026-09-29 08:00:00'],
    ],
  ])('of %o', (cycle, moment, runs) => {
    expect(nextRuns(cycle, after(moment))).toEqual(runs)
  })

  it('lie after the moment, in order, and miss none', () => {
    fc.assert(
      fc.property(someCycle, moment, (cycle, now) => {
        const runs = nextRuns(cycle, now, 4).map(parseTimestamp)
        expect(runs).toHaveLength(4)
        expect((runs[0] ?? 0) > now).toBe(true)
        for (const [index, run] of runs.entries())
          if (index > 0) expect(run > (runs[index - 1] ?? 0)).toBe(true)
        // Asked just before a run, the same run is the next one.
        expect(nextRuns(cycle, (runs[2] ?? 0) - 1_000, 1)).toEqual([formatTimestamp(runs[2] ?? 0)])
      }),
      { numRuns: 300 },
    )
  })

  it('keep their distance of whole days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), moment, (every, now) => {
        const runs = nextRuns({ kind: 'days', every, from: '2026-02-27', time: '06:00' }, now).map(
          parseTimestamp,
        )
        expect((runs[1] ?? 0) - (runs[0] ?? 0)).toBe(every * DAY)
      }),
    )
  })
})

describe('a cycle that cannot run', () => {
  it.each<Cycle>([
    { kind: 'minutes', every: 0 },
    { kind: 'minutes', every: 1.5 },
    { kind: 'day', time: '24:00' },
    { kind: 'week', weekdays: [], time: '09:00' },
    { kind: 'month', day: 29, time: '09:00' },
    { kind: 'days', every: 7, from: '2026-02-30', time: '09:00' },
  ])('%o has no runs, and the schema refuses it', (cycle) => {
    expect(nextRuns(cycle, 0)).toEqual([])
    expect(cycleSchema.safeParse(cycle).success).toBe(false)
  })

  it('is the only one that the schema refuses', () => {
    fc.assert(
      fc.property(someCycle, (cycle) => {
        expect(cycleSchema.safeParse(cycle).success).toBe(true)
      }),
    )
  })
})

it.each<[Cycle, string, string]>([
  [{ kind: 'minutes', every: 1 }, 'Every minute', '每 1 分钟'],
  [{ kind: 'minutes', every: 15 }, 'Every 15 minutes', '每 15 分钟'],
  [{ kind: 'day', time: '09:00' }, 'Every day at 09:00', '每天 09:00'],
  [
    { kind: 'week', weekdays: [5, 1], time: '09:00' },
    'Every Monday and Friday at 09:00',
    '每周一、周五 09:00',
  ],
  [{ kind: 'month', day: 1, time: '00:30' }, 'Every month on day 1 at 00:30', '每月 1 日 00:30'],
  [
    { kind: 'days', every: 7, from: '2026-07-01', time: '08:00' },
    'Every 7 days from 2026-07-01 at 08:00',
    '自 2026-07-01 起每 7 天 08:00',
  ],
])('%o is said in both languages', (cycle, en, zh) => {
  expect(cycleText(cycle, 'en')).toBe(en)
  expect(cycleText(cycle, 'zh-CN')).toBe(zh)
})
