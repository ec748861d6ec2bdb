import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { outputName, outputSize, outputType } from './crop-image.ts'
import { imageRefusal } from './image-rules.ts'

const jpeg = new Uint8Array([0xff, 0xd8, 0xff])
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const gif = new TextEncoder().encode('GIF89a')
const MB = 1_048_576

it.each([
  ['me.jpg', jpeg, 2 * MB - 1, undefined],
  ['me.JPEG', jpeg, 10, undefined],
  ['me.png', png, 10, undefined],
  ['me.gif', gif, 10, undefined],
  ['me.jpg', png, 10, undefined],
  ['me.jpg', jpeg, 2 * MB, 'avatar image cannot exceed 2MB'],
  [
    'IMG_1.HEIC',
    new TextEncoder().encode('....ftypheic'),
    10,
    'HEIC pictures of iPhones are not taken: save as JPEG',
  ],
  ['me.webp', png, 10, 'wrong image format, please upload a picture'],
  ['me.png', new TextEncoder().encode('<svg>'), 10, 'wrong image format, please upload a picture'],
  ['me.gif', jpeg, 10, 'wrong image format, please upload a picture'],
  ['me.pdf', new TextEncoder().encode('%PDF-'), 9 * MB, 'wrong image format, please upload a picture'],
])('%s', (name, head, size, message) => {
  expect(imageRefusal({ name, head, size }, true)?.[0]).toBe(message)
})

it('speaks of an avatar only where the picture is one', () => {
  const facts = { name: 'station.jpg', head: jpeg, size: 2 * MB }
  expect(imageRefusal(facts, false)?.[0]).toBe('The picture cannot exceed 2 MB')
})

it('stores no edge longer than the limit, and no picture larger than it was', () => {
  const edge = fc.integer({ min: 1, max: 20_000 })
  fc.assert(
    fc.property(edge, edge, (width, height) => {
      const size = outputSize({ width, height })
      expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(1_024)
      expect(size.width).toBeLessThanOrEqual(width)
      expect(size.height).toBeLessThanOrEqual(height)
      expect(Math.min(size.width, size.height)).toBeGreaterThan(0)
    }),
  )
})

it('keeps photographs as jpeg and makes png of what may be transparent', () => {
  expect(['image/jpeg', 'image/png', 'image/gif', ''].map(outputType)).toEqual([
    'image/jpeg',
    'image/png',
    'image/png',
    'image/png',
  ])
  expect(outputName('me.at.home.gif', 'image/png')).toBe('me.at.home.png')
  expect(outputName('.gif', 'image/png')).toBe('picture.png')
})
