import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { compare } from './compare.ts'

const BLUE = [0, 80, 220]
const RED = [200, 30, 30]

/** A white picture with a square in a colour. */
function picture(colour: number[], { size = 200, square = 12 } = {}): Buffer {
  const png = new PNG({ width: size, height: size })
  png.data.fill(255)
  for (let y = 0; y < square; y++) {
    for (let x = 0; x < square; x++) png.data.set(colour, ((y + 20) * size + x + 20) * 4)
  }
  return PNG.sync.write(png)
}

it('finds no difference between equal pictures', () => {
  expect(compare(picture(BLUE), picture(BLUE)).share).toBe(0)
})

it('sees a small part in another colour on a large ground', () => {
  expect(compare(picture(BLUE), picture(RED)).share).toBeGreaterThan(0.9)
})

it('sees that something is missing, and that something is new', () => {
  expect(compare(picture(BLUE), picture(BLUE, { square: 0 })).share).toBeGreaterThan(0.9)
  expect(compare(picture(BLUE, { square: 0 }), picture(BLUE)).share).toBeGreaterThan(0.9)
})

it('takes a picture of another size for wholly different', () => {
  expect(compare(picture(BLUE), picture(BLUE, { size: 100 })).share).toBe(1)
})
