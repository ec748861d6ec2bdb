import { alarmHandling } from '@ampdeck/api/enumerations/operation'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countLevels,
  type FeedAlarm,
  heldRows,
  incidentKey,
  mergeAlarms,
  newsSince,
  pinnedFirst,
} from './feed-alarm.ts'

const { pending, processing, handled } = alarmHandling.code

const alarm = (id: string, more: Partial<FeedAlarm> = {}): FeedAlarm => ({
  id,
  level: 3,
  code: 'E-1042',
  text: 'Insulation resistance low',
  station: 'Shenzhen Airport',
  object: '0003-B',
  firstTime: '2026-07-01 09:24:00',
  lastTime: '2026-07-01 09:24:00',
  count: 1,
  handling: pending,
  ...more,
})

const anyAlarms = fc.array(
  fc.record({
    id: fc.uuid(),
    level: fc.integer({ min: 1, max: 6 }),
    code: fc.constantFrom('E-1', 'E-2', 'E-3'),
    object: fc.constantFrom('0001-A', '0001-B', undefined),
    minute: fc.integer({ min: 10, max: 59 }),
    count: fc.integer({ min: 1, max: 20 }),
    handling: fc.constantFrom(pending, processing, handled),
  }),
  { maxLength: 60 },
)

describe('mergeAlarms', () => {
  it('puts what is over below what lasts, and calls an incident over when all its alarms are', () => {
    const over = { recoverTime: '2026-07-01 09:50:00' }
    const incidents = mergeAlarms([
      alarm('1', { ...over, level: 1, code: 'E-1' }),
      alarm('2', { ...over, code: 'E-2' }),
      alarm('3', { level: 6, code: 'E-3' }),
      alarm('4', { code: 'E-2', level: 4 }),
    ])
    expect(incidents.map(({ ids }) => ids.join())).toEqual(['2,4', '3', '1'])
    expect(incidents.map(({ recoverTime }) => Boolean(recoverTime))).toEqual([false, false, true])
  })

  it('makes one incident of the same matter at the same object', () => {
    const later = { firstTime: '2026-07-01 09:40:00', lastTime: '2026-07-01 09:47:00' }
    const [incident, ...others] = mergeAlarms([
      alarm('1', { handling: processing, handler: 'Liu Wei', count: 11 }),
      alarm('2', { ...later, level: 2 }),
    ])
    expect(others).toEqual([])
    expect(incident).toMatchObject({
      ids: ['1', '2'],
      count: 12,
      level: 2,
      firstTime: '2026-07-01 09:24:00',
      lastTime: '2026-07-01 09:47:00',
      handling: pending,
      handler: undefined,
    })
  })

  it('keeps apart what is elsewhere or something else', () => {
    const others = [
      alarm('2', { code: 'E-2' }),
      alarm('3', { object: '0003-A' }),
      alarm('4', { station: 'X' }),
    ]
    expect(mergeAlarms([alarm('1'), ...others])).toHaveLength(4)
  })

  it('loses no alarm, counts all, puts the worst first, and does not depend on the order of arrival', () => {
    fc.assert(
      fc.property(anyAlarms, (some) => {
        const alarms = some.map(({ minute, ...rest }, index) =>
          alarm(String(index), { ...rest, id: String(index), lastTime: `2026-07-01 10:${minute}:00` }),
        )
        const incidents = mergeAlarms(alarms)
        expect(incidents.flatMap(({ ids }) => ids).sort()).toEqual(alarms.map(({ id }) => id).sort())
        const sum = (all: readonly { count: number }[]) => all.reduce((total, { count }) => total + count, 0)
        expect(sum(incidents)).toBe(sum(alarms))
        const levels = incidents.map(({ level }) => level)
        expect(levels).toEqual(levels.toSorted((a, b) => a - b))
        const backwards = mergeAlarms(alarms.toReversed())
        expect(new Set(backwards.map(incidentKey))).toEqual(new Set(incidents.map(incidentKey)))
      }),
    )
  })
})

it('counts every level, those without incidents too', () => {
  expect(countLevels(mergeAlarms([alarm('1')]), [1, 2, 3])).toEqual([
    { code: 1, count: 0 },
    { code: 2, count: 0 },
    { code: 3, count: 1 },
  ])
})

it('puts what somebody keeps in sight before what is worse', () => {
  const incidents = mergeAlarms([
    alarm('1', { level: 1 }),
    alarm('2', { code: 'E-2' }),
    alarm('3', { code: 'E-3' }),
  ])
  expect(pinnedFirst(incidents, new Set(['3'])).map(({ id }) => id)).toEqual(['3', '1', '2'])
  expect(pinnedFirst(incidents, new Set())).toEqual(incidents)
})

it('keeps rows in their place while somebody reads, with their news', () => {
  const stood = mergeAlarms([alarm('1'), alarm('2', { code: 'E-2' })])
  const now = mergeAlarms([alarm('1', { count: 5 }), alarm('3', { code: 'E-3', level: 1 })])
  const { rows, waiting } = heldRows(stood, now)
  expect(rows.map(({ code, count }) => [code, count])).toEqual([['E-1042', 5]])
  expect(waiting.map(({ code }) => code)).toEqual(['E-3'])
})

it('takes as news what is new and what comes again', () => {
  const known = new Map(mergeAlarms([alarm('1', { count: 3 })]).map((one) => [incidentKey(one), one.count]))
  expect(newsSince(known, mergeAlarms([alarm('1', { count: 3 })]))).toEqual([])
  expect(newsSince(known, mergeAlarms([alarm('1', { count: 4 })]))).toHaveLength(1)
  expect(newsSince(known, mergeAlarms([alarm('2', { code: 'E-9' })]))).toHaveLength(1)
})
