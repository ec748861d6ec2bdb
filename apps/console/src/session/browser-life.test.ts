import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LastLife, wasClosed } from './browser-life.ts'

const life: LastLife = {
  hasToken: true,
  hasCookies: true,
  isSameBrowser: true,
  isKnownTab: false,
  closedAt: undefined,
}

describe('at the start of a page the browser', () => {
  it('was closed where the token is older than the browser', () => {
    expect(wasClosed({ ...life, isSameBrowser: false })).toBe(true)
  })

  it('was not, where the page was only loaded anew', () => {
    expect(wasClosed({ ...life, isKnownTab: true, closedAt: 5 })).toBe(false)
  })

  it('may have lost its last tab, where one went and this one is new: the others are asked', () => {
    expect(wasClosed({ ...life, closedAt: 5 })).toBe('ask')
    expect(wasClosed(life)).toBe(false)
  })

  it('is not given up for closed where cookies are refused, or where there is nothing to forget', () => {
    expect(wasClosed({ ...life, hasCookies: false, isSameBrowser: false })).toBe(false)
    const any = fc.record({
      hasToken: fc.constant(false),
      hasCookies: fc.boolean(),
      isSameBrowser: fc.boolean(),
      isKnownTab: fc.boolean(),
      closedAt: fc.option(fc.nat(), { nil: undefined }),
    })
    fc.assert(fc.property(any, (last) => wasClosed(last) === false))
  })
})
