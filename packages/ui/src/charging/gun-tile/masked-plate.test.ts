import fc from 'fast-check'
import { expect, it } from 'vitest'
import { maskedPlate } from './masked-plate.ts'

it.each([
  ['粤B·D7F21', '粤B·D7***1'],
  ['粤BD7F21', '粤B·D7***1'],
  ['粤BD12345', '粤B·D1***5'],
  ['沪A·D6••0M', '沪A·D6••0M'],
  ['粤B·D7***1', '粤B·D7***1'],
  ['AB 1234', 'AB***4'],
  ['粤B', '粤B·***'],
  ['', '***'],
])('masks %s as %s', (plate, masked) => {
  expect(maskedPlate(plate)).toBe(masked)
})

it('never shows more than three of the characters behind the city', () => {
  const rest = fc.stringMatching(/^[A-Z0-9]{5,6}$/)
  fc.assert(
    fc.property(rest, (characters) => {
      const shown = maskedPlate(`粤B·${characters}`).slice(3).replace('***', '')
      expect(shown).toHaveLength(3)
    }),
  )
})

it('masks the same way twice', () => {
  fc.assert(fc.property(fc.string(), (plate) => maskedPlate(maskedPlate(plate)) === maskedPlate(plate)))
})
