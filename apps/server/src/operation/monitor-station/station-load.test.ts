import { HOUR, MINUTE } from '@ampdeck/api/time'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flowsOf, powerPerStep } from './station-load.ts'

const QUARTER = 15 * MINUTE
const START = 1_782_835_200_000
const at = (minutes: number) => START + minutes * MINUTE

const charge = (from: number, to: number | null, energyWh: number, readings: [number, number][] = []) => ({
  startTime: at(from),
  endTime: to === null ? null : at(to),
  energyWh,
  readings: readings.map(([minute, wh]) => ({ ts: at(minute), wh })),
})

describe('a charge', () => {
  it('flows evenly where its meter was not kept', () => {
    expect(flowsOf(charge(0, 60, 30_000), at(600))).toEqual([{ from: at(0), to: at(60), wh: 30_000 }])
  })

  it('flows as its readings say', () => {
    expect(flowsOf(charge(0, 60, 30_000, [[15, 25_000]]), at(600))).toEqual([
      { from: at(0), to: at(15), wh: 25_000 },
      { from: at(15), to: at(60), wh: 5_000 },
    ])
  })

  it('that runs flows until now', () => {
    expect(flowsOf(charge(0, null, 9_000), at(30))).toEqual([{ from: at(0), to: at(30), wh: 9_000 }])
  })

  it('never flows back, whatever its meter says', () => {
    const flows = flowsOf(
      charge(0, 60, 30_000, [
        [10, 20_000],
        [20, 15_000],
        [15, 22_000],
      ]),
      at(600),
    )
    expect(flows.every(({ from, to, wh }) => to > from && wh > 0)).toBe(true)
    expect(flows.reduce((sum, { wh }) => sum + wh, 0)).toBe(30_000)
  })
})

describe('power per step', () => {
  const day = { start: START, until: START + HOUR, stepMs: QUARTER }

  it('is the energy of the step over its length', () => {
    expect(powerPerStep([{ from: at(0), to: at(30), wh: 15_000 }], day)).toEqual([30_000, 30_000, 0, 0])
  })

  it('counts what passes the edges of the day only inside it', () => {
    expect(powerPerStep([{ from: at(-15), to: at(15), wh: 15_000 }], day)).toEqual([30_000, 0, 0, 0])
  })

  it('takes the running step over what has passed of it, and leaves out one that has just begun', () => {
    const flows = [{ from: at(0), to: at(20), wh: 20_000 }]
    expect(powerPerStep(flows, { ...day, until: at(20) })).toEqual([60_000, 60_000])
    expect(powerPerStep(flows, { ...day, until: at(15) + 30_000 })).toEqual([60_000])
  })

  it('adds up to the energy that flowed', () => {
    const flow = fc
      .record({ from: fc.nat(59), length: fc.integer({ min: 1, max: 60 }), wh: fc.nat(100_000) })
      .map(({ from, length, wh }) => ({ from: at(from), to: at(Math.min(60, from + length)), wh }))
    fc.assert(
      fc.property(fc.array(flow, { maxLength: 20 }), (flows) => {
        const sum = powerPerStep(flows, day).reduce((total, w) => total + w / 4, 0)
        expect(sum).toBeCloseTo(
          flows.reduce((total, { wh }) => total + wh, 0),
          -1,
        )
      }),
    )
  })
})
