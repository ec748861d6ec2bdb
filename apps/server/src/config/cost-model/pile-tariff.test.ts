import { expect, it } from 'vitest'
import { pileTariff } from './pile-tariff.ts'

const periods = [
  { from: '00:00', to: '08:00', period: 4, ePrice4: 3_125, sPrice4: 3_500 },
  { from: '08:00', to: '24:00', period: 3, ePrice4: 6_852, sPrice4: 4_500 },
] as const
const version = { id: 7, effectiveTime: 1_000, serviceMode: 1, serviceParam: {}, periods: [...periods] }
const perKwh = (of: ReturnType<typeof pileTariff>) => of.periods.map(({ perKwh4 }) => perKwh4)

it('has what a kWh costs in each period, service included', () => {
  const tariff = pileTariff(version)
  expect(perKwh(tariff)).toEqual([6_625, 11_352])
  expect(tariff).toMatchObject({ id: '7', from: 1_000 })
  expect(tariff.text).toContain('0.6625')
  expect(tariff).not.toHaveProperty('perUnit')
})

it('has one service price for the day', () => {
  const tariff = pileTariff({ ...version, serviceMode: 2, serviceParam: { price4: 1_000 } })
  expect(perKwh(tariff)).toEqual([4_125, 7_852])
})

it('has a service fee by time or by charge beside the energy', () => {
  const byTime = pileTariff({ ...version, serviceMode: 3, serviceParam: { unitMinutes: 15, unitFen: 50 } })
  expect(perKwh(byTime)).toEqual([3_125, 6_852])
  expect(byTime.perUnit).toEqual({ fen: 50, minutes: 15 })
  expect(byTime.text).toContain('0.50元/15分钟')
  const perCharge = pileTariff({ ...version, serviceMode: 4, serviceParam: { fen: 200 } })
  expect(perCharge.perChargeFen).toBe(200)
})

it('has the own price of a fleet or tag under a number of its own', () => {
  const flat = pileTariff(version, { exclusive: { service: { price4: 2_800 } }, orderId: 9 })
  expect(perKwh(flat)).toEqual([5_925, 9_652])
  expect(flat.id).toBe('7-9')
  const off = pileTariff(version, { exclusive: { service: { bpsOff: 5_000 }, ePrice4: 1_000 }, orderId: 9 })
  expect(perKwh(off)).toEqual([2_750, 3_250])
})
