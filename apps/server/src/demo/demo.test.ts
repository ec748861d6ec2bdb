import { menuEntries } from '@ampdeck/api/menu/menu-tree'
import { DAY, dayNumber, HOUR, parseTimestamp, startOfDay } from '@ampdeck/api/time'
import { isSpringFestival, isWeekend } from '@ampdeck/simulator/demand/calendar'
import {
  type ChargeNeed,
  demandAfter,
  energyAfter,
  meteredPower,
  powerAfter,
  readingsOf,
  secondsFor,
} from '@ampdeck/simulator/demand/charge-curve'
import type { StationKind } from '@ampdeck/simulator/demand/load-curve'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawGunDay } from '../bill/demo/gun-day.ts'
import { chargingGuns } from '../bill/demo/starts.ts'
import { type DemoGun, demoGuns, demoPiles } from '../config/pile/pile.demo.ts'
import { demoStations } from '../config/station/station.demo.ts'
import { demoMembers } from '../member/demo/members.demo.ts'
import { memberPhone, plateOf } from '../member/demo/people.ts'
import { rolesOf } from '../system/demo/roles.demo.ts'
import { cell } from './copy-rows.ts'
import { inOrder } from './parts.ts'
import { spansOf } from './prepare.ts'
import { Random } from './random.ts'
import { RIVERSIDE, SKYLINE } from './sellers.ts'
import { byShares, stream, type World } from './world.ts'

const anchor = parseTimestamp('2026-07-01 10:00:00')
const world: World = { seed: 20_260_701, anchor, scale: 1, now: anchor }
const of = (sellerId: number) => (one: { sellerId: number }) => one.sellerId === sellerId

describe('the streams', () => {
  const first = (random: Random) => [random.next(), random.next(), random.next()]

  it('are decided by their key alone', () => {
    expect(first(stream(world, 'gun', 7, 20_000))).toEqual(first(stream(world, 'gun', 7, 20_000)))
    expect(first(stream(world, 'gun', 7, 20_000))).not.toEqual(first(stream(world, 'gun', 7, 20_001)))
    expect(first(stream(world, 'gun', 7))).not.toEqual(first(stream({ ...world, seed: 1 }, 'gun', 7)))
  })

  it('are even, and as normal and as rare as asked', () => {
    const random = new Random(5)
    const mean = (draw: () => number) => Array.from({ length: 20_000 }, draw).reduce((a, b) => a + b) / 20_000
    expect(mean(() => random.next())).toBeCloseTo(0.5, 1)
    expect(mean(() => random.normal(26, 11))).toBeCloseTo(26, 0)
    expect(mean(() => random.poisson(0.8))).toBeCloseTo(0.8, 1)
    expect(mean(() => random.exponential(14))).toBeCloseTo(14, 0)
  })

  it('show every code at least three times, as long as there are enough things', () => {
    const codes = byShares(new Random(1), 50, [
      [1, 0.95],
      [2, 0.03],
      [3, 0.02],
    ])
    expect(codes).toHaveLength(50)
    expect(codes.filter((code) => code === 3)).toHaveLength(3)
    expect(
      byShares(new Random(1), 4, [
        [1, 0.9],
        [2, 0.05],
        [3, 0.05],
      ]),
    ).toContain(1)
  })
})

describe('the calendar', () => {
  it('counts days and weeks in UTC+8', () => {
    expect(dayNumber(parseTimestamp('2026-07-01 00:00:00'))).toBe(dayNumber(anchor))
    expect(dayNumber(parseTimestamp('2026-06-30 23:59:59'))).toBe(dayNumber(anchor) - 1)
    expect(isWeekend(dayNumber(parseTimestamp('2026-07-04')))).toBe(true)
    expect(isWeekend(dayNumber(parseTimestamp('2026-07-06')))).toBe(false)
    expect(isSpringFestival(dayNumber(parseTimestamp('2026-02-16')))).toBe(true)
  })

  it('cuts a stretch of time at the ends of the months', () => {
    const spans = spansOf(parseTimestamp('2026-05-20 08:00:00'), anchor, 1)
    expect(spans.map(({ from }) => from)).toEqual([
      parseTimestamp('2026-05-20 08:00:00'),
      parseTimestamp('2026-06-01'),
      parseTimestamp('2026-07-01'),
    ])
    expect(spans.at(-1)?.to).toBe(anchor)
    expect(spansOf(parseTimestamp('2026-06-01'), anchor, 5)).toHaveLength(6)
  })
})

it('writes values as COPY reads them', () => {
  expect([null, 7, 'a\tb\\c', [1, 2], ['a"b'], []].map(cell)).toEqual([
    '\\N',
    '7',
    'a\\tb\\\\c',
    '{1,2}',
    '{"a\\\\"b"}',
    '{}',
  ])
})

it('makes each part after those that it refers to, and refuses a circle', () => {
  const [a, b] = [
    { name: 'a', after: ['b'] },
    { name: 'b', after: [] },
  ]
  expect(inOrder([a, b])).toEqual([b, a])
  expect(() => inOrder([a, { name: 'b', after: ['a'] }])).toThrow('wait for one another')
})

describe('the network', () => {
  it('of Skyline has 24 stations, 400 piles and 700 guns', () => {
    const piles = demoPiles(world).filter(({ station }) => station.sellerId === SKYLINE)
    expect(demoStations(world).filter(of(SKYLINE))).toHaveLength(24)
    expect(piles).toHaveLength(400)
    expect(piles.flatMap(({ guns }) => guns)).toHaveLength(700)
  })

  it('of Riverside has 5 stations, 36 piles and 60 guns', () => {
    const piles = demoPiles(world).filter(({ station }) => station.sellerId === RIVERSIDE)
    expect(demoStations(world).filter(of(RIVERSIDE))).toHaveLength(5)
    expect(piles).toHaveLength(36)
    expect(piles.flatMap(({ guns }) => guns)).toHaveLength(60)
  })

  it('is cloned once per further one of its size, with codes and names of its own', () => {
    const large = demoStations({ ...world, scale: 3 })
    expect(large.filter(of(SKYLINE))).toHaveLength(72)
    expect(large.filter(({ copy }) => copy === 3)[0]).toMatchObject({
      name: '深圳福田中心-3',
      code: '4403000049',
    })
    expect(new Set(large.map(({ code }) => code)).size).toBe(large.length)
    expect(Math.max(...demoGuns({ ...world, scale: 20 }).map(({ noInCity }) => noInCity))).toBeLessThan(
      10_000,
    )
  })

  it('gives no phone and no plate twice within a seller, and shares the first with the other', () => {
    for (const make of [memberPhone, plateOf]) {
      const all = Array.from({ length: 100_000 }, (_, n) => make(SKYLINE, n))
      expect(new Set(all).size).toBe(all.length)
      const others = Array.from({ length: 400 }, (_, n) => make(RIVERSIDE, n))
      expect(others.filter((one) => all.includes(one))).toEqual([make(SKYLINE, 0)])
    }
  })

  it('has members by their shares, of each level and state at least three', () => {
    const members = demoMembers({ ...world, scale: 0.01 }).filter(of(SKYLINE))
    const counts = (of: (member: (typeof members)[number]) => number) =>
      [...Map.groupBy(members, of).values()].map(({ length }) => length)
    expect(members).toHaveLength(50)
    expect(
      Math.min(...counts(({ level }) => level), ...counts(({ status }) => status)),
    ).toBeGreaterThanOrEqual(3)
    expect(counts(({ level }) => level)).toHaveLength(5)
  })
})

describe('the roles', () => {
  const roles = rolesOf(world)
  const known = new Set(menuEntries().map(({ name }) => name))

  it('hold only pages and actions that exist', () => {
    const held = Object.values(roles).flatMap(({ permissions }) => permissions)
    expect(held.filter((name) => name !== '*' && !known.has(name))).toEqual([])
  })

  it('give the viewer every page and no action', () => {
    expect(roles.viewer.permissions.some((name) => name.includes(':'))).toBe(false)
    expect(roles.viewer.permissions).toContain('refundAudit')
  })

  it('give operations no money, no price issue and no deletion of stations', () => {
    const operations = new Set(roles.operations.permissions)
    expect(operations.has('stationList:edit')).toBe(true)
    for (const withheld of [
      'stationList:delete',
      'costModel:issue',
      'occupyBill:waive',
      'refundAudit',
      'memberAccount:correct',
    ]) {
      expect(operations.has(withheld), withheld).toBe(false)
    }
  })

  it('give finance both audits and no command', () => {
    const finance = new Set(roles.finance.permissions)
    expect(finance.has('refundAudit:checkFirst') && finance.has('refundAudit:checkSecond')).toBe(true)
    expect(finance.has('remoteControl') || finance.has('pileMonitor:remoteStop')).toBe(false)
    expect(finance.has('costModel:edit')).toBe(false)
  })

  it('give field operations the eight stations of South China', () => {
    expect(roles.fieldOperations).toMatchObject({ dataScope: 4 })
    expect(roles.fieldOperations.stationIds).toHaveLength(8)
  })
})

describe('the charge curve', () => {
  const needs = fc.record({
    powerW: fc.integer({ min: 3_000, max: 90_000 }),
    capacityWh: fc.integer({ min: 40_000, max: 350_000 }),
  })
  const cases = fc.tuple(
    needs,
    fc.double({ min: 0.02, max: 0.9, noNaN: true }),
    fc.double({ min: 0.05, max: 0.99, noNaN: true }),
    fc.boolean(),
  )
  const needOf = ([need, startSoc, share, isAc]: [
    Pick<ChargeNeed, 'powerW' | 'capacityWh'>,
    number,
    number,
    boolean,
  ]) => ({
    ...need,
    demandW: Math.round(need.powerW * 1.2),
    startSoc,
    isAc,
    energyWh: Math.floor((1 - startSoc) * need.capacityWh * share),
  })

  it('reaches the energy that is needed in the time that it says, to a second', () => {
    fc.assert(
      fc.property(cases, (parts) => {
        const need = needOf(parts)
        const seconds = secondsFor(need)
        const perSecond = need.powerW / 3_600
        expect(Math.abs(energyAfter(seconds, need) - need.energyWh)).toBeLessThanOrEqual(perSecond + 1)
      }),
    )
  })

  it('has readings that rise from the start to the end', () => {
    fc.assert(
      fc.property(cases, (parts) => {
        const need = needOf(parts)
        const readings = readingsOf(0, secondsFor(need), 1_000, need)
        expect(readings[0]).toEqual({ ts: 0, wh: 1_000 })
        expect(
          readings.every(({ ts, wh }, index) => {
            const before = readings[index - 1]
            return !before || (ts > before.ts && wh >= before.wh)
          }),
        ).toBe(true)
      }),
    )
  })

  it('keeps its power while the vehicle asks for more than it gets', () => {
    const need = {
      powerW: 60_000,
      demandW: 90_000,
      capacityWh: 80_000,
      startSoc: 0.5,
      energyWh: 36_000,
      isAc: false,
    }
    // 90 kW until 60 %, then falling: 60 kW are reached at 78 %.
    const until = ((0.777 - 0.5) * 80_000) / 60_000
    expect(demandAfter(600, need)).toBeGreaterThan(60_000)
    expect(powerAfter(until * 3_600, need)).toBe(60_000)
    expect(powerAfter((until + 0.1) * 3_600, need)).toBeLessThan(60_000)
    const shown = [600, 660, 720].map((at) => meteredPower(at, need))
    expect(new Set(shown).size).toBe(3)
    for (const watts of shown) expect(Math.abs(watts / 60_000 - 0.977)).toBeLessThan(0.024)
  })

  it('falls to a quarter of its power when the battery is full', () => {
    const need = {
      powerW: 60_000,
      demandW: 60_000,
      capacityWh: 60_000,
      startSoc: 0.2,
      energyWh: 47_900,
      isAc: false,
    }
    expect(powerAfter(600, need)).toBe(60_000)
    expect(powerAfter(secondsFor(need), need)).toBeLessThan(16_000)
    expect(powerAfter(secondsFor(need), { ...need, isAc: true })).toBe(60_000)
  })
})

describe('the day of a gun', () => {
  const busy: World = { ...world, scale: 4 }
  const day = dayNumber(anchor) - 30
  const guns = chargingGuns(busy).slice(0, 60)

  it('does not depend on the present', () => {
    const later = { ...busy, now: anchor + 90 * DAY }
    const times = (of: World) =>
      guns.flatMap((gun) => drawGunDay(of, gun, day)).map(({ start, end }) => [start, end])
    expect(times(later)).toEqual(times({ ...busy }))
  })

  it('does not overlap with itself nor with the next, also when the network is full', () => {
    for (const gun of guns) {
      const charges = [day, day + 1, day + 2].flatMap((of) => drawGunDay(busy, gun, of))
      for (const [index, { start, end, unplug }] of charges.entries()) {
        expect(start).toBeLessThan(end)
        expect(end).toBeLessThanOrEqual(unplug)
        expect(start).toBeGreaterThan(charges[index - 1]?.unplug ?? 0)
      }
    }
  })
})

// domain.md §8, "Guns": what boards, load curves and walls show of an ordinary week.
describe('the guns of the large seller', () => {
  const first = dayNumber(anchor) - 14
  const days = Array.from({ length: 7 }, (_, index) => first + index)
  const guns = chargingGuns(world).filter(({ station }) => station.sellerId === SKYLINE)
  const charges = [first - 1, ...days].flatMap((day) => guns.flatMap((gun) => drawGunDay(world, gun, day)))
  /** Which share of the guns at some kinds of stations charges at these hours, on the average of the week. */
  const shareAt = (hours: readonly number[], kinds?: readonly StationKind[]) => {
    const isMeant = ({ station }: DemoGun) => kinds?.includes(station.kind) ?? true
    const own = charges.filter(({ gun }) => isMeant(gun))
    const moments = days.flatMap((day) => hours.map((hour) => startOfDay(day) + (hour + 0.5) * HOUR))
    const busy = moments.map((at) => own.filter(({ start, end }) => start <= at && at < end).length)
    return busy.reduce((sum, count) => sum + count, 0) / moments.length / guns.filter(isMeant).length
  }

  it('charge by day to 12 to 18 %, in each hour to more than a tenth', () => {
    const byDay = Array.from({ length: 12 }, (_, index) => 9 + index)
    expect(shareAt(byDay)).toBeGreaterThan(0.12)
    expect(shareAt(byDay)).toBeLessThan(0.18)
    for (const hour of byDay) expect(shareAt([hour]), `${hour} o'clock`).toBeGreaterThan(0.1)
  })

  it('charge in the valley hours of the night to more than a fifth where fleets and homes are', () => {
    expect(shareAt([23, 0, 1, 2], ['bus', 'freight', 'home'])).toBeGreaterThan(0.2)
  })
})
