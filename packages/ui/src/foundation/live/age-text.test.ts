import { describe, expect, it } from 'vitest'
import { ageText } from './age-text.ts'

describe('ageText', () => {
  it('says tenths while it is fresh, then two units', () => {
    expect(ageText(640, 'en')).toBe('0.6 s')
    expect(ageText(9_999, 'en')).toBe('9.9 s')
    expect(ageText(42_900, 'en')).toBe('42 s')
    expect(ageText(252_000, 'en')).toBe('4 min 12 s')
    expect(ageText(4_080_000, 'en')).toBe('1 h 8 min')
    expect(ageText(277_200_000, 'en')).toBe('3 d 5 h')
  })

  it('says the same in Chinese', () => {
    expect(ageText(640, 'zh-CN')).toBe('0.6 秒')
    expect(ageText(252_000, 'zh-CN')).toBe('4 分 12 秒')
    expect(ageText(4_080_000, 'zh-CN')).toBe('1 小时 8 分')
  })

  it('takes what seems to come from the future as new', () => {
    expect(ageText(-5_000, 'en')).toBe('0.0 s')
  })
})
