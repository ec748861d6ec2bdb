import { describe, expect, it } from 'vitest'
import { detectLanguage } from './detect-language.ts'
import { formatsOf } from './formats.ts'

describe('detectLanguage', () => {
  it('takes the address before what was chosen earlier', () => {
    expect(detectLanguage({ search: '?lang=zh-CN', stored: 'en', browser: 'en-GB' })).toBe('zh-CN')
  })

  it('takes what was chosen before what the browser asks for', () => {
    expect(detectLanguage({ stored: 'en', browser: 'zh-CN' })).toBe('en')
  })

  it('reads every kind of Chinese as Chinese and anything else as English', () => {
    expect(detectLanguage({ browser: 'zh-TW' })).toBe('zh-CN')
    expect(detectLanguage({ browser: 'ZH' })).toBe('zh-CN')
    expect(detectLanguage({ browser: 'de-DE' })).toBe('en')
    expect(detectLanguage({})).toBe('en')
  })

  it('ignores a language that the product does not have', () => {
    expect(detectLanguage({ search: '?lang=fr', stored: 'xx', browser: 'zh-CN' })).toBe('zh-CN')
  })
})

describe('formats', () => {
  const formats = formatsOf('en')

  it('writes energy, power and money from the units of the API', () => {
    expect(formats.energy(2_026_917)).toBe('2,026.917')
    expect(formats.power(1_010_000)).toBe('1,010')
    expect(formats.power(57_340)).toBe('57.3')
    expect(formats.money(231_875)).toBe('2,318.75')
    expect(formats.money(0)).toBe('0.00')
  })

  it('writes a share of basis points as per cent', () => {
    expect(formats.percent(4_800)).toBe('48 %')
    expect(formats.percent(3_156, 1)).toBe('31.6 %')
  })

  it('uses a minus sign that is as wide as a digit', () => {
    expect(formats.money(-1)).toBe('−0.01')
  })

  it('cuts timestamps without moving them to another zone', () => {
    expect(formats.day('2026-07-01 23:59:59')).toBe('2026-07-01')
    expect(formats.time('2026-07-01 23:59:59')).toBe('23:59:59')
    expect(formats.minute('2026-07-01 23:59:59')).toBe('2026-07-01 23:59')
  })

  it('makes the formats of a language once', () => {
    expect(formatsOf('zh-CN')).toBe(formatsOf('zh-CN'))
  })
})
