import { expect, it } from 'vitest'
import { avatarRefusal } from './avatar-refusal.ts'

const MB = 1_048_576

it.each([
  ['me.jpg', 'image/jpeg', 1, undefined],
  ['me.JPEG', 'image/png', 1, undefined],
  ['me.gif', 'image/gif', 1, undefined],
  ['me.gif', 'image/png', 1, undefined],
  ['me.png', 'image/png', 2 * MB - 1, undefined],
  ['me.png', 'image/png', 2 * MB, 'avatar.size'],
  ['me.txt', undefined, 3 * MB, 'avatar.size'],
  ['me.png', 'image/gif', 1, 'avatar.format'],
  ['me.png', undefined, 1, 'avatar.format'],
  ['me.svg', 'image/png', 1, 'avatar.format'],
  ['me.png.html', 'image/png', 1, 'avatar.format'],
  ['png', 'image/png', 1, 'avatar.format'],
] as const)(
  'answers for %s with the content %s of %d bytes: %s (spec 5.53)',
  (name, type, size, expected) => {
    expect(avatarRefusal({ name, type, size })).toBe(expected)
  },
)
