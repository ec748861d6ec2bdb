import { parseTimestamp } from '@ampdeck/api/time'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spread, timesOver } from './arithmetic.ts'
import { billOf } from './bill.ts'
import { cutByTariff, type MeterValue } from './cut.ts'
import { deduct } from './deduct.ts'
import { reduced, usedCoupon } from './discounts.ts'
import { feesOf } from './fees.ts'
import { type OccupyRule, occupyFee } from './occupy.ts'
import { pointsOf } from './points.ts'
import type { TariffPeriod } from './tariff-period.ts'

const row = (
  from: string,
  to: string,
  period: TariffPeriod['period'],
  ePrice4: number,
  sPrice4: number,
): TariffPeriod => ({
  from,
  to,
  period,
  ePrice4,
  sPrice4,
})
const valley = (from: string, to: string) => row(from, to, 4, 3_125, 3_500)
const flat = (from: string, to: string) => row(from, to, 3, 6_852, 4_500)
const peak = (from: string, to: string) => row(from, to, 2, 11_203, 5_000)

/** GD-STD v3. */
const periods = [
  valley('00:00', '08:00'),
  flat('08:00', '10:00'),
  peak('10:00', '12:00'),
  flat('12:00', '14:00'),
  peak('14:00', '16:00'),
  row('16:00', '17:00', 1, 13_987, 5_200),
  peak('17:00', '19:00'),
  flat('19:00', '24:00'),
]
const tariff = { periods, service: { mode: 1 } } as const
const rule: OccupyRule = {
  freeMinutes: 30,
  stepMinutes: 30,
  stepFen: 500,
  capFen: 6_000,
  window: '00:00-24:00',
  graceMemberLevels: [5],
}
const at = (time: string, wh: number): MeterValue => ({ ts: parseTimestamp(time), wh })
const kwh10 = [at('2026-03-18 01:00:00', 0), at('2026-03-18 01:30:00', 10_000)]

describe('vector B1: a member with discount and coupon', () => {
  const day = '2026-03-18'
  const bill = billOf({
    meterValues: [
      at(`${day} 09:42:00`, 1_204_560),
      at(`${day} 09:57:00`, 1_213_935),
      at(`${day} 10:12:00`, 1_223_370),
      at(`${day} 10:27:00`, 1_231_905),
      at(`${day} 10:37:00`, 1_236_480),
    ],
    tariff,
    discounts: [{ kind: 'site', id: 1, bpsOff: 1_000, covers: 'service' }],
    memberDiscounts: [{ kind: 'grade', id: 2, bpsOff: 300 }],
    coupons: [{ id: 9, lowers: 'service', faceFen: 300, thresholdFen: 2_000, end: 0 }],
  })

  it('cuts at 10:00 by the interpolated reading', () => {
    expect(bill.lines.map((line) => line.energyWh)).toEqual([11_262, 20_658])
    expect(bill.lines.map((line) => line.eFeeFen)).toEqual([772, 2_314])
    expect(bill.lines.map((line) => line.sFeeFen)).toEqual([507, 1_033])
    expect(bill.lines[1]?.from).toBe(parseTimestamp(`${day} 10:00:00`))
  })

  it('takes 196 fen of discounts and 300 fen of coupon, and leaves 4,130 fen to pay', () => {
    expect(bill).toMatchObject({ eFeeFen: 3_086, sFeeFen: 1_540, discountFen: 196, couponFen: 300 })
    expect(bill).toMatchObject({ couponId: 9, chargePayableFen: 4_130, serviceLeftFen: 1_044 })
  })

  it('is free of occupy fee after 21 minutes, and settled from reward and phone number', () => {
    const from = parseTimestamp(`${day} 10:37:00`)
    expect(occupyFee({ from, to: parseTimestamp(`${day} 10:58:20`) }, rule)).toBe(0)
    expect(deduct(4_130, 1_044, { rewardFen: 1_000, principalFen: 10_000, creditFen: 0 })).toEqual({
      rewardFen: 1_000,
      principalFen: 3_130,
      creditFen: 0,
      paidFen: 4_130,
      owedFen: 0,
    })
    expect(pointsOf({ pointFactor: 120 }, 3_130)).toMatchObject({ points: 37, growth: 31 })
  })

  it('is not billed at the price of the start', () => {
    expect([bill.eFeeFen, bill.sFeeFen]).not.toEqual([2_187, 1_436])
  })
})

describe('vector B2: a fleet car across midnight with its own service price', () => {
  const bill = billOf({
    meterValues: [
      at('2026-04-30 23:20:00', 500_000),
      at('2026-04-30 23:50:00', 530_015),
      at('2026-05-01 00:20:00', 560_050),
      at('2026-05-01 00:50:00', 583_333),
    ],
    tariff,
    exclusive: { service: { price4: 2_800 } },
    discounts: [{ kind: 'site', id: 1, bpsOff: 1_000, covers: 'all' }],
    memberDiscounts: [{ kind: 'grade', id: 2, bpsOff: 300 }],
  })

  it('cuts at midnight and keeps the energy price', () => {
    expect(bill.lines.map((line) => [line.period, line.energyWh])).toEqual([
      [3, 40_027],
      [4, 43_306],
    ])
    expect(bill.lines.map((line) => [line.eFeeFen, line.sFeeFen])).toEqual([
      [2_743, 1_121],
      [1_353, 1_213],
    ])
  })

  it('has no discount, and with 107 minutes occupied owes 930 of 7,930 fen', () => {
    expect(bill).toMatchObject({ eFeeFen: 4_096, sFeeFen: 2_334, discountFen: 0, chargePayableFen: 6_430 })
    const from = parseTimestamp('2026-05-01 00:50:00')
    const occupy = occupyFee({ from, to: parseTimestamp('2026-05-01 02:37:40') }, rule)
    expect(occupy).toBe(1_500)
    const paid = deduct(6_430 + occupy, bill.serviceLeftFen, {
      rewardFen: 0,
      principalFen: 5_000,
      creditFen: 2_000,
    })
    expect(paid).toMatchObject({ paidFen: 7_000, owedFen: 930 })
  })
})

describe('rounding', () => {
  it.each([
    [10_000, 3_125, 313],
    [1, 50_000, 1],
    [1, 49_999, 0],
    [0, 13_987, 0],
  ])('%i Wh at %i is %i fen', (wh, price4, fen) => {
    expect(timesOver(wh, price4, 100_000)).toBe(fen)
  })

  it('is done per line: two lines of 312.5 fen are 626', () => {
    const lines = [row('00:00', '01:00', 4, 3_125, 0), row('01:00', '24:00', 4, 3_125, 0)]
    const values = [at('2026-03-18 00:30:00', 0), at('2026-03-18 01:30:00', 20_000)]
    expect(billOf({ meterValues: values, tariff: { periods: lines, service: { mode: 1 } } }).eFeeFen).toBe(
      626,
    )
  })

  it('stays exact where a product leaves the safe integers', () => {
    expect(timesOver(9_007_199_254_740_991, 10_000, 10_000)).toBe(9_007_199_254_740_991)
    expect(() => timesOver(9_007_199_254_740_991, 3, 2)).toThrow('2^53')
  })

  it('gives the missing fen to the largest remainders, of equal ones to the first', () => {
    expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(spread(775_438, [5_500, 3_000, 1_500])).toEqual([426_491, 232_631, 116_316])
  })
})

describe('the service fee', () => {
  const segments = cutByTariff([at('2026-03-18 07:30:00', 0), at('2026-03-18 08:31:59', 3_000)], periods)

  it('by one price ignores the period', () => {
    const lines = feesOf(segments, { mode: 2, price4: 10_000 })
    expect(lines.map((line) => line.sFeeFen)).toEqual(
      lines.map((line) => timesOver(line.energyWh, 10_000, 100_000)),
    )
  })

  it('by time counts complete minutes and started units, spread by energy', () => {
    const lines = feesOf(segments, { mode: 3, unitMinutes: 30, unitFen: 100 })
    expect(lines.reduce((all, line) => all + line.sFeeFen, 0)).toBe(300)
  })

  it('per charge is fixed, spread by energy', () => {
    const lines = feesOf(segments, { mode: 4, fen: 500 })
    expect(lines.reduce((all, line) => all + line.sFeeFen, 0)).toBe(500)
    expect(lines[0]?.sFeeFen).toBeLessThan(lines[1]?.sFeeFen ?? 0)
  })

  it.each([
    { mode: 1 },
    { mode: 2, price4: 900 },
    { mode: 3, unitMinutes: 5, unitFen: 9 },
    { mode: 4, fen: 9 },
  ] as const)('of zero energy is zero in mode $mode', (service) => {
    const values = [at('2026-03-18 09:00:00', 7), at('2026-03-18 11:00:00', 7)]
    const bill = billOf({ meterValues: values, tariff: { periods, service } })
    expect(bill).toMatchObject({ eFeeFen: 0, sFeeFen: 0, chargePayableFen: 0 })
  })

  it('falls by the share of an exclusive strategy in every mode', () => {
    const half = { service: { bpsOff: 5_000 } }
    const total = (mode: Parameters<typeof feesOf>[1]) =>
      feesOf(segments, mode, half).reduce((all, line) => all + line.sFeeFen, 0)
    expect(total({ mode: 4, fen: 500 })).toBe(250)
    expect(total({ mode: 3, unitMinutes: 30, unitFen: 100 })).toBe(150)
  })
})

describe('the cut', () => {
  it('gives a charge of less than a minute to the period of its start', () => {
    const values = [at('2026-03-18 09:59:40', 0), at('2026-03-18 10:00:20', 100)]
    expect(cutByTariff(values, periods).map(({ tariff: { period } }) => period)).toEqual([3])
  })

  it('leaves no empty segment at a boundary', () => {
    const values = [at('2026-03-18 08:00:00', 0), at('2026-03-18 10:00:00', 100)]
    expect(cutByTariff(values, periods)).toHaveLength(1)
  })

  it('cuts a charge over several days at each midnight', () => {
    const values = [at('2026-03-18 23:00:00', 0), at('2026-03-20 01:00:00', 26_000)]
    const segments = cutByTariff(values, [flat('00:00', '24:00')])
    expect(segments.map((segment) => segment.energyWh)).toEqual([1_000, 24_000, 1_000])
  })

  it('refuses a register that runs backwards and a tariff with a gap', () => {
    expect(() => cutByTariff([at('2026-03-18 08:00:00', 5), at('2026-03-18 08:30:00', 4)], periods)).toThrow(
      'backwards',
    )
    expect(() => cutByTariff(kwh10, [flat('02:00', '24:00')])).toThrow('no price')
  })
})

describe('discounts', () => {
  const fees = { eFen: 1_000, sFen: 1_000 }

  it('take the largest, of equal ones the smaller id', () => {
    const offers = [
      { kind: 'site', id: 3, bpsOff: 1_000, covers: 'service' },
      { kind: 'activity', id: 2, bpsOff: 500, covers: 'all' },
      { kind: 'site', id: 4, bpsOff: 400, covers: 'all' },
    ] as const
    expect(reduced(fees, { discounts: offers }, false).weighed).toMatchObject([
      { kind: 'activity', id: 2, bpsOff: 500, eFen: 50, sFen: 50, outcome: 'applied' },
      { kind: 'site', id: 3, bpsOff: 1_000, eFen: 0, sFen: 100, outcome: 'smaller' },
      { kind: 'site', id: 4, bpsOff: 400, eFen: 40, sFen: 40, outcome: 'smaller' },
    ])
  })

  it('say of each rule why it was not applied', () => {
    const rules = {
      discounts: [{ kind: 'activity', id: 1, bpsOff: 5_000, covers: 'all', isUsedUp: true }],
      memberDiscounts: [
        { kind: 'grade', id: 2, bpsOff: 300 },
        { kind: 'vip', id: 3, bpsOff: 1_000, isUsedUp: true },
      ],
      coupons: [
        { id: 4, lowers: 'all', faceFen: 100, thresholdFen: 0, end: 1 },
        { id: 5, lowers: 'all', faceFen: 900, thresholdFen: 0, end: 1 },
        { id: 6, lowers: 'all', faceFen: 900, thresholdFen: 2_000, end: 1 },
      ],
      chosenCoupon: 4,
    } as const
    const outcomes = (isExclusive: boolean) =>
      reduced(fees, rules, isExclusive).weighed.map(({ id, outcome }) => [id, outcome])
    expect(outcomes(false)).toEqual([
      [1, 'usedUp'],
      [2, 'applied'],
      [3, 'usedUp'],
      [4, 'applied'],
      [5, 'notChosen'],
      [6, 'threshold'],
    ])
    expect(outcomes(true)).toEqual([
      [1, 'exclusive'],
      [3, 'exclusive'],
      [2, 'exclusive'],
      [4, 'applied'],
      [5, 'notChosen'],
      [6, 'notChosen'],
    ])
  })

  it('use the chosen coupon while its threshold is met, else the one that saves most', () => {
    const coupon = { lowers: 'all', thresholdFen: 0, end: 1 } as const
    const coupons = [
      { ...coupon, id: 1, faceFen: 200 },
      { ...coupon, id: 2, faceFen: 1_500 },
      { ...coupon, id: 3, faceFen: 9_000, thresholdFen: 2_001 },
    ]
    expect(usedCoupon(fees, coupons, 1)).toEqual({ id: 1, eFen: 0, sFen: 200 })
    expect(usedCoupon(fees, coupons, 3)).toEqual({ id: 2, eFen: 500, sFen: 1_000 })
  })
})

describe('the occupy fee', () => {
  const from = parseTimestamp('2026-03-18 22:00:00')
  const lasting = (minutes: number) => ({ from, to: from + minutes * 60_000 })

  it('counts started steps beyond the free minutes, up to the cap', () => {
    expect(occupyFee(lasting(30), rule)).toBe(0)
    expect(occupyFee(lasting(31), rule)).toBe(500)
    expect(occupyFee({ ...lasting(75), graceMinutes: 45 }, rule)).toBe(0)
    expect(occupyFee(lasting(3_000), rule)).toBe(6_000)
  })

  it('counts only minutes inside the window, also over midnight', () => {
    expect(occupyFee(lasting(180), { ...rule, window: '08:00-23:00' })).toBe(500)
    expect(occupyFee(lasting(180), { ...rule, window: '23:30-00:30' })).toBe(500)
  })

  it('is nothing for the levels of grace', () => {
    expect(occupyFee({ ...lasting(300), memberLevel: 5 }, rule)).toBe(0)
  })
})

describe('every charge', () => {
  const start = parseTimestamp('2026-03-18 00:00:00')
  const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 7_200 }), fc.integer({ min: 0, max: 60_000 })), {
    minLength: 1,
    maxLength: 30,
  })
  const charges = fc.tuple(fc.integer({ min: 0, max: 86_400 }), steps).map(([offset, all]) => {
    const values: MeterValue[] = [{ ts: start + offset * 1_000, wh: 12_345 }]
    for (const [seconds, wh] of all) {
      const last = values.at(-1) ?? { ts: 0, wh: 0 }
      values.push({ ts: last.ts + seconds * 1_000, wh: last.wh + wh })
    }
    return values
  })
  const services = fc.oneof(
    fc.constant({ mode: 1 } as const),
    fc.record({ mode: fc.constant(2 as const), price4: fc.nat(20_000) }),
    fc.record({
      mode: fc.constant(3 as const),
      unitMinutes: fc.integer({ min: 1, max: 60 }),
      unitFen: fc.nat(900),
    }),
    fc.record({ mode: fc.constant(4 as const), fen: fc.nat(9_000) }),
  )

  it('has lines without gap whose energy is the difference of the readings', () => {
    fc.assert(
      fc.property(charges, (values) => {
        const segments = cutByTariff(values, periods)
        const [first, last] = [values[0], values.at(-1)]
        expect(segments.reduce((all, { energyWh }) => all + energyWh, 0)).toBe(
          (last?.wh ?? 0) - (first?.wh ?? 0),
        )
        expect(segments.every(({ energyWh }) => energyWh >= 0)).toBe(true)
        expect(segments.map(({ to }) => to).slice(0, -1)).toEqual(segments.map(({ from }) => from).slice(1))
      }),
    )
  })

  it('has integer fees whose lines sum to the totals, and never costs less than nothing', () => {
    const reductions = fc.record({ bpsOff: fc.nat(10_000), faceFen: fc.nat(20_000), member: fc.nat(3_000) })
    fc.assert(
      fc.property(charges, services, reductions, (meterValues, service, { bpsOff, faceFen, member }) => {
        const bill = billOf({
          meterValues,
          tariff: { periods, service },
          discounts: [{ kind: 'site', id: 1, bpsOff, covers: 'all' }],
          memberDiscounts: [{ kind: 'grade', id: 2, bpsOff: member }],
          coupons: [{ id: 1, lowers: 'all', faceFen, thresholdFen: 0, end: 0 }],
        })
        expect(bill.lines.reduce((all, line) => all + line.eFeeFen, 0)).toBe(bill.eFeeFen)
        expect(bill.lines.reduce((all, line) => all + line.sFeeFen, 0)).toBe(bill.sFeeFen)
        expect(bill.eFeeFen + bill.sFeeFen - bill.discountFen - bill.couponFen).toBe(bill.chargePayableFen)
        const amounts = [bill.chargePayableFen, bill.discountFen, bill.couponFen, bill.serviceLeftFen]
        expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
      }),
    )
  })

  it('is paid and owed in full: paid + owed = payable', () => {
    const amount = fc.nat(1_000_000)
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        amount,
        amount,
        (payable, service, rewardFen, principalFen, creditFen) => {
          const paid = deduct(payable, service, { rewardFen, principalFen, creditFen })
          expect(paid.paidFen + paid.owedFen).toBe(payable)
          expect(paid.rewardFen).toBeLessThanOrEqual(service)
          expect(paid.owedFen === 0 || paid.creditFen === creditFen).toBe(true)
        },
      ),
    )
  })
})
