import fc from 'fast-check'
import { expect, it } from 'vitest'
import { matchesText } from './choice.ts'
import { moveActive } from './move-active.ts'

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

it('never leaves the list', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.array(fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp')),
      (count, keys) => {
        const active = keys.reduce((at, key) => moveActive(at, key, count) ?? at, 0)
        expect(active >= 0 && active < count).toBe(true)
      },
    ),
  )
})
