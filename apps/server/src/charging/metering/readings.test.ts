import { MINUTE } from '@ampdeck/api/time'
import { expect, it } from 'vitest'
import { counted, goneOn, hasJump } from './readings.ts'

const W = 60_000
const at = (minute: number, wh: number) => ({ ts: minute * MINUTE, wh })

it('finds more energy than rated power and time allow, in one step and in all', () => {
  expect(hasJump([at(0, 0), at(10, 12_000)], W)).toBe(false)
  expect(hasJump([at(0, 0), at(10, 15_500)], W)).toBe(true)
  // Each minute a little too much.
  const crept = Array.from({ length: 31 }, (_, minute) => at(minute, minute * 2_100))
  expect(hasJump(crept, W)).toBe(true)
  expect(hasJump([at(0, 0), at(1, 1_000), at(2, 90_000), at(120, 91_000)], W)).toBe(true)
  // A meter that counts whole kWh.
  expect(hasJump([at(0, 0), at(1, 1_000)], 7_000)).toBe(false)
})

it('counts the known parts of a register that was reset', () => {
  const all = [at(5, 1_004_000), at(10, 1_008_000), at(12, 500), at(15, 3_000)]
  const { values, stop, isReset } = counted(all, at(0, 1_000_000), at(20, 7_000), W)
  expect([isReset, stop]).toEqual([true, at(20, 1_014_500)])
  expect(values).toEqual([at(5, 1_004_000), at(10, 1_008_000), at(12, 1_008_000), at(15, 1_010_500)])
  expect(counted([], at(0, 1_000_000), at(20, 7_000), W)).toMatchObject({
    isReset: true,
    stop: at(20, 1_000_000),
  })
})

it('takes neither a single wrong reading nor a rounded one for a reset', () => {
  const glitch = [at(5, 4_000), at(6, 0), at(10, 8_000)]
  expect(counted(glitch, at(0, 1_000), at(20, 12_000), W).isReset).toBe(false)
  const wild = [at(5, 4_000), at(6, 900_000), at(10, 8_000)]
  expect(counted(wild, at(0, 1_000), at(20, 12_000), W)).toEqual({
    values: [at(5, 4_000), at(10, 8_000)],
    stop: at(20, 12_000),
    isReset: false,
  })
  expect(counted([at(19, 12_400)], at(0, 1_000), at(20, 12_000), W).isReset).toBe(false)
})

it('leaves out what was measured after the end', () => {
  expect(counted([at(5, 4_000), at(25, 20_000)], at(0, 0), at(20, 12_000), W).values).toEqual([at(5, 4_000)])
})

it('goes on counting a running charge after a reset', () => {
  const reset = goneOn({ lastWh: 500_000, offsetWh: 0 }, 200)
  expect(reset).toEqual({ wh: 500_000, offsetWh: 499_800 })
  expect(goneOn({ lastWh: reset.wh, offsetWh: reset.offsetWh }, 1_200)).toEqual({
    wh: 501_000,
    offsetWh: 499_800,
  })
  expect(goneOn({ lastWh: 501_000, offsetWh: 499_800 }, 502_000)).toEqual({ wh: 502_000, offsetWh: 0 })
})
