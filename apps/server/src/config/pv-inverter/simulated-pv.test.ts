import { pvInverterState } from '@ampdeck/api/enumerations/pv-inverter'
import { DAY, HOUR, MINUTE, parseTimestamp } from '@ampdeck/api/time'
import { expect, it } from 'vitest'
import { simulatedPv } from './simulated-pv.ts'

const source = simulatedPv(20260701)
const unit = { sn: 'PV44030000020001', ratedW: 50_000, lng: 113.8, lat: 22.6 }
const at = (time: string) => parseTimestamp(`2026-07-01 ${time}:00`)
const days = Array.from({ length: 60 }, (_, n) => at('00:00') + n * DAY)

it('gives nothing at night and its power by day, never above what is rated', () => {
  expect(source.read(unit, at('01:00'))).toMatchObject({
    state: pvInverterState.code.standbyNoIrradiation,
    activeW: 0,
  })
  const noons = days.map((day) => source.read(unit, day + 12.4 * HOUR).activeW)
  expect(Math.max(...noons)).toBeGreaterThan(35_000)
  expect(Math.max(...noons)).toBeLessThanOrEqual(50_000)
})

it('is the same for the same seed, and another for another', () => {
  expect(simulatedPv(20260701).read(unit, at('11:00'))).toEqual(source.read(unit, at('11:00')))
  expect(simulatedPv(7).read(unit, at('11:00'))).not.toEqual(source.read(unit, at('11:00')))
})

it('gives in parts what it gives as a whole, two to six hours of full power a day', () => {
  const quarters = (from: number, to: number) => source.energyWh(unit, from, to)
  const noon = at('12:00')
  expect(quarters(at('06:00'), noon) + quarters(noon, at('18:00'))).toBeCloseTo(
    quarters(at('06:00'), at('18:00')),
    -2,
  )
  const mean = days.reduce((sum, day) => sum + quarters(day, day + DAY), 0) / days.length / unit.ratedW
  expect(mean).toBeGreaterThan(2)
  expect(mean).toBeLessThan(6)
})

it('fails now and then, with states of each group', () => {
  const seen = new Set<string | undefined>()
  for (const day of days)
    for (let time = 0; time < DAY; time += 30 * MINUTE)
      seen.add(pvInverterState.mark(source.read(unit, day + time).state)?.tone)
  expect([...seen].sort()).toEqual(['bad', 'busy', 'good', 'waiting'])
})
