import { landline, mobile, plate, tel400, vin } from '@ampdeck/validation/patterns'
import { describe, expect, it } from 'vitest'
import { tidyCard, tidyCode, tidyPhone, tidyPlate, tidyVin } from './tidy.ts'

describe('a plate', () => {
  it.each([
    ['粤b·12345', '粤B12345'],
    ['粤 Ｂ１２３４５', '粤B12345'],
    ['粤bd12345', '粤BD12345'],
    ['沪A-D1234 5', '沪AD12345'],
  ])('"%s" is %s, which the rule takes', (typed, tidy) => {
    expect(tidyPlate(typed)).toBe(tidy)
    expect(plate.safeParse(tidy).success).toBe(true)
  })
})

describe('a telephone number', () => {
  it.each([
    ['+86 138 0013 8000', '13800138000', mobile],
    ['0086-138-0013-8000', '13800138000', mobile],
    ['１３８００１３８０００', '13800138000', mobile],
    ['(0755) 86091234', '075586091234', landline],
    ['0755–86091234', '0755-86091234', landline],
    ['400 812 3456', '4008123456', tel400],
  ])('"%s" is %s, which the rule takes', (typed, tidy, rule) => {
    expect(tidyPhone(typed)).toBe(tidy)
    expect(rule.safeParse(tidy).success).toBe(true)
  })
})

describe('a VIN', () => {
  it('is pasted with spaces and in small letters', () => {
    expect(tidyVin('lsvau 2180 n218-3294')).toEqual({ vin: 'LSVAU2180N2183294', refused: '' })
    expect(vin.safeParse('LSVAU2180N2183294').success).toBe(true)
  })

  it('leaves out letters that no VIN has, and says which', () => {
    expect(tidyVin('LSVAU218ON2I83294O')).toEqual({ vin: 'LSVAU218N283294', refused: 'O, I' })
  })
})

it('takes a card and a code out of what was pasted', () => {
  expect(tidyCard('6217 0012-3456')).toBe('621700123456')
  expect(tidyCode('Code: 12 34 56.')).toBe('123456')
})
