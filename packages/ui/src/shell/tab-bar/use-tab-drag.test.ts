import { describe, expect, it } from 'vitest'
import { placeAt } from './use-tab-drag.ts'

const tabs = [
  { left: 0, right: 50 },
  { left: 50, right: 250 },
  { left: 250, right: 300 },
]

describe('the place of a dragged tab', () => {
  it('is its own until the pointer is beyond the middle of a neighbour', () => {
    expect(placeAt(tabs, 0, 149)).toBe(0)
    expect(placeAt(tabs, 0, 151)).toBe(1)
    expect(placeAt(tabs, 2, 151)).toBe(2)
    expect(placeAt(tabs, 2, 149)).toBe(1)
  })

  it('passes several tabs at once, and stops at the ends', () => {
    expect(placeAt(tabs, 0, 9_999)).toBe(2)
    expect(placeAt(tabs, 2, -9_999)).toBe(0)
  })
})
