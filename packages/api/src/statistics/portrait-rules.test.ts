import { expect, it } from 'vitest'
import { frequencyBand, reachBand, recencyBand, spendBand, userSegment } from '../enumerations/member.ts'
import { adviceFor, distanceM, type MemberCharges, portraitOf, segmentOf } from './portrait-rules.ts'

const TODAY = 20_000

/** A charge so many days ago, at an hour. */
const charge = (ago: number, hour: number, more: Partial<MemberCharges> = {}): MemberCharges => ({
  began: (TODAY - ago) * 24 + hour,
  ended: (TODAY - ago) * 24 + hour + 1,
  stationId: 1,
  orders: 1,
  energyWh: 20_000,
  valleyWh: 0,
  spendFen: 2_000,
  ...more,
})
const places = new Map([
  [1, { lng: 114, lat: 22.5 }],
  [2, { lng: 114, lat: 22.53 }],
])
const portrait = (charges: MemberCharges[], months = [24_000]) =>
  portraitOf(
    {
      charges,
      firstDay: TODAY - 100,
      lastDay: Math.max(...charges.map(({ ended }) => Math.floor(ended / 24))),
      months,
    },
    TODAY,
    (id) => places.get(id),
  )

it.each([
  ['lost', { recency: 91, frequency30: 0, frequency90: 0 }],
  ['sleeping', { recency: 90, frequency30: 0, frequency90: 1 }],
  ['sleeping', { recency: 31, frequency30: 0, frequency90: 30 }],
  ['loyal', { recency: 30, frequency30: 1, frequency90: 24 }],
  ['growing', { recency: 0, frequency30: 2, frequency90: 3 }],
  ['growing', { recency: 0, frequency30: 3, frequency90: 7 }],
  ['occasional', { recency: 0, frequency30: 3, frequency90: 8 }],
  ['occasional', { recency: 3, frequency30: 1, frequency90: 1 }],
] as const)('calls a member %s: %o', (name, pace) => {
  expect(segmentOf(pace)).toBe(userSegment.code[name])
})

it('counts the last 90 days, today included', () => {
  const found = portrait([charge(0, 9), charge(29, 9), charge(30, 9), charge(89, 9)])
  expect(found).toMatchObject({ recency: 0, frequency30: 2, frequency90: 4, spend90Fen: 8_000 })
  const older = portrait([charge(1, 9), charge(90, 9)])
  expect(older).toMatchObject({ recency: 1, frequency90: 1, energy90Wh: 20_000 })
})

it('keeps the habits of who has stopped', () => {
  const found = portrait([charge(120, 22, { valleyWh: 15_000 }), charge(121, 22), charge(122, 8)])
  expect(found).toMatchObject({
    frequency90: 0,
    prefHour: 22,
    prefStationId: 1,
    valleyBps: 2_500,
    segment: userSegment.code.lost,
    recencyBand: recencyBand.code.longer,
    frequencyBand: frequencyBand.code.none,
    spendBand: spendBand.code.none,
  })
})

it('weighs hours and stations by their orders, and of equals takes the first', () => {
  const found = portrait([charge(1, 8, { stationId: 2, orders: 2 }), charge(2, 20), charge(3, 20)])
  expect(found).toMatchObject({ prefHour: 8, prefStationId: 1, stations: 2 })
})

it('knows how far apart the stations of a member are', () => {
  expect(distanceM({ lng: 114, lat: 22.5 }, { lng: 114, lat: 22.53 })).toBeCloseTo(3_336, 0)
  const found = portrait([charge(1, 8), charge(2, 8), charge(3, 8, { stationId: 2 })])
  expect(found).toMatchObject({ reachM: 3_336, reachBand: reachBand.code.to5 })
  expect(portrait([charge(1, 8)]).reachBand).toBe(reachBand.code.one)
})

it('puts values at the end of a band into it', () => {
  const bands = (orders: number, spendFen: number) => {
    const found = portrait([charge(7, 8, { orders, spendFen })])
    return [found.recencyBand, found.frequencyBand, found.spendBand]
  }
  expect(bands(2, 5_000)).toEqual([recencyBand.code.week, frequencyBand.code.few, spendBand.code.to50])
  expect(bands(24, 200_001)).toEqual([
    recencyBand.code.week,
    frequencyBand.code.often,
    spendBand.code.over2000,
  ])
})

it('writes the months after the first as bits', () => {
  expect(portrait([charge(1, 8)], [24_003, 24_000, 24_001]).months).toBe(0b1011)
})

it('advises by segment, valley share and distance', () => {
  const far = { segment: userSegment.code.lost, valleyBps: 500, stations: 3, reachM: 40_000 }
  expect(adviceFor(far).map(([en]) => en.split(':')[0])).toEqual(
    ['Lost', 'Rarely charges in the valley', 'Drives between distant stations'].map((start) =>
      expect.stringContaining(start),
    ),
  )
  expect(adviceFor({ ...far, valleyBps: 2_000, stations: 2, reachM: 0 })).toHaveLength(1)
})
