import { describe, expect, it } from 'vitest'
import { pixelShift } from './pixel-shift.ts'

const MINUTE = 60_000
const at = (minute: number) =>
  pixelShift(minute * MINUTE)
    .split(' ')
    .map(Number.parseFloat) as [number, number]

describe('the page', () => {
  it('moves by two pixels each minute', () => {
    for (let minute = 0; minute < 16; minute++) {
      const [x, y] = at(minute)
      const [nextX, nextY] = at(minute + 1)
      expect(Math.abs(nextX - x) + Math.abs(nextY - y)).toBe(2)
    }
  })

  it('stands at eight places and returns to the first', () => {
    expect(new Set(Array.from({ length: 8 }, (_, minute) => at(minute).join())).size).toBe(8)
    expect(at(8)).toEqual(at(0))
  })

  it('stays still within a minute', () => expect(pixelShift(MINUTE - 1)).toBe(pixelShift(0)))
})
