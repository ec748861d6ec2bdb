import { describe, expect, it } from 'vitest'
import { fitting } from './use-fitting.ts'

const row = { widths: [50, 60, 70, 80], moreWidth: 40, current: 0 }

describe('fitting', () => {
  it('shows all items where there is room, without a button for the rest', () => {
    expect(fitting({ ...row, available: 260 })).toEqual([0, 1, 2, 3])
  })

  it('puts the last ones away, and leaves room for the button that holds them', () => {
    expect(fitting({ ...row, available: 259 })).toEqual([0, 1, 2])
    expect(fitting({ ...row, available: 219 })).toEqual([0, 1])
  })

  it('never puts the current one away', () => {
    expect(fitting({ ...row, available: 180, current: 3 })).toEqual([0, 3])
    expect(fitting({ ...row, available: 10, current: 3 })).toEqual([3])
  })

  it('keeps the order of the menu: nothing behind the first that does not fit is shown', () => {
    expect(fitting({ widths: [50, 500, 10, 10], moreWidth: 40, current: -1, available: 200 })).toEqual([0])
  })
})
