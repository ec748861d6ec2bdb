import { DAY, MINUTE } from '@ampdeck/api/time'
import { expect, it } from 'vitest'
import { billable } from '../metering/readings.ts'
import { abnormalKind, type Finished, faultOf } from './order-checks.ts'

const start = { ts: 1_000_000, wh: 500_000 }
const stop = { ts: start.ts + 60 * MINUTE, wh: 530_000 }
const order: Finished = {
  start,
  stop,
  readings: [start, stop],
  isReset: false,
  ratedW: 60_000,
  lines: 2,
  feeFen: 3_000,
  pileFeeFen: null,
  powerWh: 0,
  isRepeated: false,
}

it.each<[string, Partial<Finished>, number | null]>([
  ['nothing', {}, null],
  ['a fee that differs by a fen a line', { pileFeeFen: 3_002 }, null],
  ['a fee that differs by more', { pileFeeFen: 3_003 }, abnormalKind.otherFee],
  ['the same charge twice', { isRepeated: true }, abnormalKind.duplicate],
  ['no energy', { stop: { ...stop, wh: start.wh } }, abnormalKind.zeroEnergy],
  ['a register that ran backwards', { stop: { ...stop, wh: 400_000 } }, abnormalKind.energyJump],
  ['a jump of the register', { readings: [start, { ...stop, wh: 900_000 }] }, abnormalKind.energyJump],
  ['a register that began anew', { isReset: true }, abnormalKind.energyJump],
  ['more than the pile can deliver', { ratedW: 20_000 }, abnormalKind.energyJump],
  ['a little more than the pile is rated for', { ratedW: 25_000 }, null],
  ['an end before the start', { stop: { ...stop, ts: 0 } }, abnormalKind.timeError],
  ['a charge of two days', { stop: { ...stop, ts: start.ts + 2 * DAY } }, abnormalKind.timeError],
])('finds %s', (_what, change, kind) => {
  expect(faultOf({ ...order, ...change })).toBe(kind)
})

it('bills by the readings that fit, in the order of time', () => {
  const at = (minute: number, wh: number) => ({ ts: start.ts + minute * MINUTE, wh })
  const values = [
    at(30, 515_000),
    at(15, 507_000),
    at(20, 400_000),
    at(40, 510_000),
    at(70, 529_000),
    at(50, 600_000),
  ]
  expect(billable(values, start, stop)).toEqual([start, at(15, 507_000), at(30, 515_000), stop])
})
