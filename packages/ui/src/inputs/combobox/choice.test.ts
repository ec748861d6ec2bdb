import { expect, it } from 'vitest'
import { matchesText } from './choice.ts'

const airport = { value: 2, label: 'Shenzhen Airport', detail: '4403000002 Shenzhen' }

it.each([
  ['', true],
  ['airport', true],
  ['port shen', true],
  ['4403', true],
  ['ＡＩＲ', true],
  ['futian', false],
])('"%s" matches Shenzhen Airport: %s', (text, matches) => {
  expect(matchesText(airport, text)).toBe(matches)
})
