import { MINUTE } from '@ampdeck/api/time'
import { expect, it } from 'vitest'
import { startRegister } from '../metering/plausible.ts'
import { endOf, energyOf, startOf } from './ends.ts'

const at = (minute: number, wh: number) => ({ ts: minute * MINUTE, wh })
const pile = { ratedW: 60_000, offsetWh: 0 }

it('ends at the reading of the stop, at the last one where there is none, or where that cannot be', () => {
  const values = [at(5, 4_000)]
  const end = (meterWh: number | null, offsetWh = 0) =>
    endOf(at(0, 0), values, { ts: 10 * MINUTE, meterWh }, { ...pile, offsetWh })
  expect(end(8_000)).toEqual({ stop: at(10, 8_000), isBeyond: false })
  expect(end(null)).toEqual({ stop: at(10, 4_000), isBeyond: false })
  expect(end(9_007_199_254_740_991)).toEqual({ stop: at(10, 4_000), isBeyond: true })
  expect(end(906_000, -900_000)).toEqual({ stop: at(10, 6_000), isBeyond: true })
})

it('takes a low reading just before the end for the one that cannot be, where the end fits all others', () => {
  const end = (values: ReturnType<typeof at>[], meterWh: number) =>
    endOf(at(0, 1_000_000), values, { ts: 2 * MINUTE, meterWh }, pile)
  expect(end([at(1, 0)], 1_000_500)).toEqual({ stop: at(2, 1_000_500), isBeyond: false })
  expect(end([at(1, 1_000_400), at(1, 1_000)], 1_000_500)).toEqual({
    stop: at(2, 1_000_500),
    isBeyond: false,
  })
  // A register that began anew goes on from there.
  expect(end([at(1, 20)], 80)).toEqual({ stop: at(2, 80), isBeyond: false })
  expect(end([at(1, 20)], 9_000_000)).toEqual({ stop: at(2, 20), isBeyond: true })
})

it('begins at the first reading only where the start had none', () => {
  const order = { startTime: 0, meterStart: 0 }
  expect(startOf(order, { startUnknown: startRegister.unknown }, [at(1, 700)])).toEqual(at(0, 700))
  expect(startOf(order, { startUnknown: startRegister.known }, [at(1, 700)])).toEqual(at(0, 0))
})

it('adds up the measured power, and knows nothing of long gaps', () => {
  const powers = [0, 10, 20, 90, 100].map((minute) => ({ ts: minute * MINUTE, W: 6_000 }))
  expect(energyOf(powers, 100 * MINUTE)).toBe(3_000)
  expect(energyOf(powers, 10 * MINUTE)).toBe(1_000)
})
