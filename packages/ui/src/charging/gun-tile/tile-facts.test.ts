import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Gun } from './gun.ts'
import { minutesText, tileFacts, tileSentence } from './tile-facts.ts'

const { idle, preparing, charging, full, offline, alarm, fault, reserved } = gunStatus.code
const gun: Gun = { id: '1', pileCode: '0001', letter: 0, status: charging }
const neither = { isSelected: false, isStale: false }

describe('tileFacts', () => {
  it('shows power, charge, minutes and the masked plate while charging', () => {
    expect(tileFacts({ ...gun, w: 57_340, soc: 64, minutes: 23, plate: '粤B·D7F21' }, 'en')).toEqual({
      name: '0001-A',
      letter: 'A',
      status: 'Charging',
      corner: '23 min',
      kw: '57',
      soc: 64,
      foot: '粤B·D7***1',
    })
  })

  it.each([
    [idle, { minutes: 21 }, 'free 21 min'],
    [full, { minutes: 12 }, 'for 12 min'],
    [preparing, {}, 'plugged in'],
    [reserved, { until: '2026-07-01 10:18:00' }, 'until 10:18'],
    [offline, { minutes: 68 }, 'last seen 68 min'],
    [fault, { reason: 'E-1042' }, 'E-1042'],
    [alarm, { w: 22_000, soc: 71, reason: 'plug 84 °C' }, 'plug 84 °C'],
  ])('says in status %i why or since when', (status, more, foot) => {
    expect(tileFacts({ ...gun, status, ...more }, 'en').foot).toBe(foot)
  })

  it('shows the word of an alarm whose gun gives no power', () => {
    expect(tileFacts({ ...gun, status: alarm, w: 0 }, 'en').kw).toBeUndefined()
    expect(tileFacts({ ...gun, status: alarm, w: 22_000 }, 'en').kw).toBe('22')
  })

  it('keeps one decimal of a slow AC charge', () => {
    expect(tileFacts({ ...gun, w: 6_630 }, 'en').kw).toBe('6.6')
    expect(tileFacts({ ...gun, w: 7_000 }, 'en').kw).toBe('7')
    expect(tileFacts({ ...gun, w: 9_990 }, 'en').kw).toBe('10')
    expect(tileFacts({ ...gun, w: 0 }, 'en').kw).toBe('0')
    expect(tileFacts({ ...gun, w: null }, 'en').kw).toBe('–')
  })

  it('shows a status of a later version as its code', () => {
    expect(tileFacts({ ...gun, status: 42 }, 'en').status).toBe('42')
  })

  it('never leaves 0 to 100 per cent', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (soc) => {
        const shown = tileFacts({ ...gun, soc }, 'en').soc
        expect(shown).toBeGreaterThanOrEqual(0)
        expect(shown).toBeLessThanOrEqual(100)
      }),
    )
  })
})

describe('tileSentence', () => {
  const facts = tileFacts({ ...gun, w: 57_000, soc: 64, minutes: 23, plate: '粤B·D7***1' }, 'en')

  it('says everything the tile shows', () => {
    expect(tileSentence(facts, neither, 'en')).toBe(
      'Gun 0001-A, Charging, 57 kW, 64 % charged, 23 min, 粤B·D7***1',
    )
  })

  it('says selection and staleness', () => {
    expect(tileSentence(facts, { isSelected: true, isStale: true }, 'zh-CN')).toMatch(/已选中，数据已过时$/)
  })
})

it('writes minutes to the two units that matter', () => {
  expect(minutesText(99, 'en')).toBe('99 min')
  expect(minutesText(100, 'en')).toBe('1 h 40 min')
  expect(minutesText(4_620, 'zh-CN')).toBe('3 天 5 小时')
  expect(minutesText(-3, 'en')).toBe('0 min')
})

it('says in few signs how long a gun has been charging', () => {
  const corners = [99, 137, 3_000].map((minutes) => tileFacts({ ...gun, minutes }, 'en').corner)
  expect(corners).toEqual(['99 min', '2:17 h', '2 d'])
})
