import { expect, it } from 'vitest'
import { asksForPalette } from './palette-keys.ts'

const pressed = {
  key: 'k',
  ctrlKey: true,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
}

it.each([{}, { key: 'K' }, { ctrlKey: false, metaKey: true }])('is asked for by %o', (change) => {
  expect(asksForPalette({ ...pressed, ...change })).toBe(true)
})

it.each([
  { isComposing: true },
  { ctrlKey: false },
  { metaKey: true },
  { altKey: true },
  { shiftKey: true },
  { key: 'j' },
])('is not asked for by %o', (change) => {
  expect(asksForPalette({ ...pressed, ...change })).toBe(false)
})
