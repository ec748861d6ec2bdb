import { describe, expect, it } from 'vitest'
import { plainNumber, plainPhone, visible, withPoint } from './plain.ts'
import { cardNo, mobile, phone, plate, servicePhone, vin } from './typed.ts'

const ZERO_WIDTH = '\u200b'
const LEFT_TO_RIGHT = '\u200e'

describe('a phone number', () => {
  it.each([
    `${ZERO_WIDTH}13800138000`,
    `\u202d13800138000\u202c`,
    `138${LEFT_TO_RIGHT}00138000\ufeff`,
    '138\u00a00013\u00a08000',
    '１３８００１３８０００',
    '+86 138 0013 8000',
    '+86-138-0013-8000',
    '＋86　13800138000',
    '(+86)13800138000',
    '0086 138 0013 8000',
    '86 13800138000',
    '138\u20110013\u20138000',
    '138.0013.8000',
    ' 13800138000\t',
  ])('is taken where it has one meaning: %j', (text) => {
    expect(phone.parse(text)).toBe('13800138000')
    expect(mobile.parse(text)).toBe('13800138000')
    expect(servicePhone.parse(text)).toBe('13800138000')
  })

  it.each([
    '+1 13800138000',
    '013800138000',
    '8613800138000 13900139000',
    '138001380001',
    '1380013800',
    '1380013800o',
    '86138001380',
    '+86',
    '',
    '\u200b',
  ])('is refused where it has none: %j', (text) => {
    expect(phone.safeParse(text).error?.issues[0]?.message).toBe('phone')
    expect(plainPhone(text)).toBe(text)
  })
})

it.each([
  ['010 1234 5678', '01012345678'],
  ['０７５５－８６０９１２３４', '0755-86091234'],
  ['+86 755 8609 1234', '075586091234'],
  ['+86-400-812-3456', '400-812-3456'],
  ['4008–123–456', '4008-123-456'],
])('a service phone %j is %s', (text, number) => {
  expect(servicePhone.parse(text)).toBe(number)
})

it.each([
  [plate, '粤B·d12345', '粤BD12345'],
  [plate, '京A 12345', '京A12345'],
  [plate, '粤ＢＤ１２３４５', '粤BD12345'],
  [plate, `京A${ZERO_WIDTH}1234警`, '京A1234警'],
  [vin, 'lsja24u62jg269225', 'LSJA24U62JG269225'],
  [vin, 'LSJA 24U6-2JG26 9225\u200f', 'LSJA24U62JG269225'],
  [cardNo, '1000 0000 0000 0001', '1000000000000001'],
  [cardNo, '１０００\ufeff', '1000'],
])('%# is taken as it is meant', (rule, text, meant) => {
  expect(rule.parse(text)).toBe(meant)
})

it.each([
  [plate, '京A1234'],
  [plate, '粤BA123456'],
  [vin, 'LSJA24U62JG26922'],
  [cardNo, '１０００，2000'],
])('%# has no meaning and is refused', (rule, text) => {
  expect(rule.safeParse(text).success).toBe(false)
})

it('keeps the pattern of its rule for documents', () => {
  expect(phone.format).toBe('regex')
  expect(JSON.stringify(phone.toJSONSchema())).toContain('1[3-9]')
})

it.each([
  ['1,234.50', '1234.5'],
  ['１２．５', '12.5'],
  ['12,345,678', '12345678'],
  ['120.0', '120'],
  ['12.50 ', '12.5'],
  ['1 234.5', '1234.5'],
  ['-0', '-0'],
  ['1,5', '1.5'],
  ['-0,50', '-0.5'],
  ['0,500', '0.5'],
  ['1,2345', '1.2345'],
  ['12,34', '12.34'],
  ['1.234,50', '1234.5'],
  ['１，５', '1.5'],
  ['1。5', '1.5'],
])('the number %j is %s', (text, number) => {
  expect(plainNumber(text)).toBe(number)
})

it.each([
  ['1,', '1.'],
  ['-', '-'],
  ['', ''],
  [',5', '.5'],
  ['1,2', '1.2'],
  ['1,234', '1234'],
  ['12kW', '12kW'],
])('%j, half typed, is %j', (text, number) => {
  expect(withPoint(text)).toBe(number)
})

it.each(['1.2.3', '12,34.5', '1e3', '', 'x', '1,234,56', '1,234,5', ',', '1,5 kW', '1、5'])(
  'the number %j has more than one meaning, or none',
  (text) => {
    expect(plainNumber(text)).toBe(text)
  },
)

it('leaves what is seen of a text as it is written', () => {
  expect(visible(' \u200b张伟（１）\u00a0二 ')).toBe('张伟（１） 二')
})
