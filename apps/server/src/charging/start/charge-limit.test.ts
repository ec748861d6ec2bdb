import { parseTimestamp } from '@ampdeck/api/time'
import { expect, it } from 'vitest'
import { capsOf, isExceeded, type Limit } from './charge-limit.ts'

const open: Limit = {
  ...{ perDayTimes: null, perDayWh: null, perOrderFen: null, socMax: null, stationIds: [], weekdays: [] },
  ...{ windowFrom: null, windowTo: null, today: { times: 2, wh: 40_000 } },
}
/** A Wednesday. */
const at = (time: string, soc: number | null = null) => ({
  stationId: 7,
  ts: parseTimestamp(`2026-07-01 ${time}:00`),
  soc,
})

it.each<[string, Partial<Limit>, ReturnType<typeof at>, boolean]>([
  ['nothing', {}, at('10:00', 100), false],
  ['another station', { stationIds: [8] }, at('10:00'), true],
  ['one of its stations', { stationIds: [7, 8] }, at('10:00'), false],
  ['another weekday', { weekdays: [2, 4] }, at('10:00'), true],
  ['its weekday', { weekdays: [3] }, at('10:00'), false],
  ['the first minute of the window', { windowFrom: '10:00', windowTo: '12:00' }, at('10:00'), false],
  ['the end of the window', { windowFrom: '10:00', windowTo: '12:00' }, at('12:00'), true],
  ['a window past midnight', { windowFrom: '23:00', windowTo: '07:00' }, at('06:59'), false],
  ['outside of it', { windowFrom: '23:00', windowTo: '07:00' }, at('07:00'), true],
  ['one charge left', { perDayTimes: 3 }, at('10:00'), false],
  ['no charge left', { perDayTimes: 2 }, at('10:00'), true],
  ['energy left', { perDayWh: 40_100 }, at('10:00'), false],
  ['no energy left', { perDayWh: 40_000 }, at('10:00'), true],
  ['a battery below', { socMax: 80 }, at('10:00', 79), false],
  ['a battery as full as it may be', { socMax: 80 }, at('10:00', 80), true],
  ['a battery that says nothing', { socMax: 80 }, at('10:00'), false],
])('a start with %s', (_name, limit, start, expected) => {
  expect(isExceeded({ ...open, ...limit }, start)).toBe(expected)
})

it('ends a charge at the least of its limits', () => {
  expect(capsOf([open])).toEqual({ limitFen: null, limitWh: null, limitSoc: null })
  const strict = { ...open, perDayWh: 50_000, perOrderFen: 3_000, socMax: 90 }
  expect(capsOf([strict, { ...open, perOrderFen: 5_000, socMax: 80 }])).toEqual({
    ...{ limitFen: 3_000, limitWh: 10_000, limitSoc: 80 },
  })
})
