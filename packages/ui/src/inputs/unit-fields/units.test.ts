import fc from 'fast-check'
import { expect, it } from 'vitest'
import { scaledNumber, unscaledText } from '../fields/number-input.tsx'
import { type UnitKind, units } from './unit-fields.tsx'

it.each(Object.keys(units) as UnitKind[])('%s keeps every digit that can be typed', (kind) => {
  const { scale = 1, digits = { whole: 9, decimals: 0 } } = units[kind]
  const part = (most: number) => fc.integer({ min: 0, max: 10 ** most - 1 })
  fc.assert(
    fc.property(part(digits.whole), part(digits.decimals), (whole, decimals) => {
      const tail = String(decimals).padStart(digits.decimals, '0')
      const wire = scaledNumber(digits.decimals > 0 ? `${whole}.${tail}` : String(whole), scale)
      expect(Number.isInteger(wire)).toBe(true)
      expect(Number(unscaledText(wire, scale))).toBe(Number(`${whole}.${tail}`))
    }),
  )
})
