import { formatsOf } from '@ampdeck/ui/language'
import { describe, expect, it } from 'vitest'
import { atLeast, changeOf, energyOf, powerOf, powerSumOf, scaledText, sharesOf } from './figures.ts'

const en = formatsOf('en')

describe('the comparison with the same hours of yesterday', () => {
  it('is the change in basis points', () => {
    expect(changeOf(1_058, 1_000)).toBe(580)
    expect(changeOf(900, 1_000)).toBe(-1_000)
    expect(changeOf(0, 1_000)).toBe(-10_000)
  })

  it('is missing when yesterday was 0', () => {
    expect(changeOf(1_058, 0)).toBeUndefined()
    expect(changeOf(0, 0)).toBeUndefined()
  })

  it('rises when a loss has become smaller', () => expect(changeOf(-50, -100)).toBe(5_000))
})

describe('units', () => {
  it('change to mega from a million on', () => {
    expect(scaledText(energyOf(50_940_000), en)).toBe('50.94 MWh')
    expect(scaledText(energyOf(999_900), en)).toBe('999.9 kWh')
    expect(scaledText(powerOf(4_270_000), en)).toBe('4.27 MW')
    expect(scaledText(powerOf(653_400), en)).toBe('653 kW')
  })

  it('are the same in a column, chosen by its largest value', () => {
    expect(scaledText(energyOf(340_000, 15_850_000), en)).toBe('0.34 MWh')
  })
})

describe('a sum of power', () => {
  it('is at least what is known of it, and nothing where none is', () => {
    expect(scaledText(powerSumOf({ powerW: 653_400, powerUnknown: 0 }), en)).toBe('653 kW')
    expect(scaledText(powerSumOf({ powerW: 653_400, powerUnknown: 2 }), en)).toBe('≥ 653 kW')
    expect(scaledText(powerSumOf({ powerW: 0, powerUnknown: 2 }), en)).toBe('–')
    expect(scaledText(powerSumOf({ powerW: 0, powerUnknown: 0 }), en)).toBe('0 kW')
  })

  it('leads to other figures that are as much known', () => {
    expect(atLeast({ powerW: 50, powerUnknown: 0 }, (w) => `${w} %`)).toBe('50 %')
    expect(atLeast({ powerW: 50, powerUnknown: 1 }, (w) => `${w} %`)).toBe('≥ 50 %')
    expect(atLeast({ powerW: 0, powerUnknown: 1 }, (w) => `${w} %`)).toBe('–')
  })
})

describe('shares', () => {
  it('are parts of the sum in basis points', () => expect(sharesOf([1, 2, 1])).toEqual([2_500, 5_000, 2_500]))

  it('are 0 while there is nothing', () => expect(sharesOf([0, 0])).toEqual([0, 0]))
})
