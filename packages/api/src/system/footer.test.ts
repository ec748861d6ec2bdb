import { describe, expect, it } from 'vitest'
import { COPYRIGHT_YEAR, footerOf, specialFooters } from './footer.ts'

const skyline = { sellerId: 10_001, name: 'Skyline Charging' }

describe('the footer', () => {
  it('has the year 2020 (spec 9.31)', () => {
    expect(COPYRIGHT_YEAR).toBe(2020)
    expect(footerOf(skyline, 'en')).toBe('© 2020 Skyline Charging')
    expect(footerOf({ ...skyline, name: '天际充电' }, 'zh-CN')).toBe('© 2020 天际充电')
  })

  it("is what the seller's configuration says, where it says something", () => {
    expect(footerOf({ ...skyline, footerText: 'ICP 12345678' }, 'en')).toBe('ICP 12345678')
    expect(footerOf({ ...skyline, footerText: '' }, 'en')).toBe('© 2020 Skyline Charging')
  })

  it('is a special one for the sellers 399 and 365, and for no other (spec 9.30)', () => {
    expect(specialFooters).toEqual({ first: 399, second: 365 })
    for (const sellerId of Object.values(specialFooters)) {
      expect(footerOf({ sellerId, name: 'Harbour' }, 'en')).toBe(
        'Operated by Harbour. © 2020, all rights reserved',
      )
      expect(footerOf({ sellerId, name: '港湾', footerText: 'ICP 1' }, 'zh-CN')).toBe(
        'ICP 1 · 由港湾运营 © 2020 版权所有',
      )
    }
    for (const sellerId of [undefined, -1, 364, 366, 398, 400]) {
      expect(footerOf({ sellerId, name: 'Harbour' }, 'en')).toBe('© 2020 Harbour')
    }
  })
})
