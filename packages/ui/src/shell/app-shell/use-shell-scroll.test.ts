import { describe, expect, it } from 'vitest'
import { hidesHeader } from './use-shell-scroll.ts'

const step = { isAtEnd: false, isHidden: false }

describe('the header', () => {
  it('stays within the first 300 px (spec 4.24, 9.21)', () => {
    expect(hidesHeader({ ...step, before: 0, now: 300 })).toBe(false)
    expect(hidesHeader({ ...step, before: 900, now: 300, isHidden: true })).toBe(false)
  })

  it('hides on the way down beyond them, and comes back on the way up (spec 2.111, 4.24, 9.21)', () => {
    expect(hidesHeader({ ...step, before: 300, now: 301 })).toBe(true)
    expect(hidesHeader({ ...step, before: 900, now: 880, isHidden: true })).toBe(false)
  })

  it('hides at the end as well, and stays so when the page grows by its height', () => {
    expect(hidesHeader({ before: 400, now: 900, isAtEnd: true, isHidden: false })).toBe(true)
    expect(hidesHeader({ before: 900, now: 852, isAtEnd: true, isHidden: true })).toBe(true)
    expect(hidesHeader({ before: 852, now: 840, isAtEnd: false, isHidden: true })).toBe(false)
  })
})
