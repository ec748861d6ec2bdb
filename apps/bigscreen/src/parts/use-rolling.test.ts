import { describe, expect, it } from 'vitest'
import { rolledValue } from './use-rolling.ts'

describe('a rolling counter', () => {
  it('begins at the old value and ends exactly at the new one', () => {
    expect(rolledValue(100, 200, 0)).toBe(100)
    expect(rolledValue(100, 200, 600)).toBe(200)
    expect(rolledValue(0.1, 0.3, 10_000)).toBe(0.3)
  })

  it('never leaves the way between them', () => {
    for (let ms = -50; ms <= 700; ms += 50) {
      expect(rolledValue(200, 100, ms)).toBeGreaterThanOrEqual(100)
      expect(rolledValue(200, 100, ms)).toBeLessThanOrEqual(200)
    }
  })
})
