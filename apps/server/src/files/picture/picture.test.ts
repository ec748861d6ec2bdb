import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chunk, gif, gifWith, jpeg, jpegWith, png } from '../../testing/pictures.ts'
import { readPicture } from './read-picture.ts'

const PAGE = '<script>alert(1)</script>'

describe('a picture', () => {
  it.each([
    ['PNG', png(3, 5), { type: 'image/png', extension: 'png', width: 3, height: 5 }],
    ['JPEG', jpeg, { type: 'image/jpeg', extension: 'jpg', width: 1, height: 1 }],
    ['GIF', gif, { type: 'image/gif', extension: 'gif', width: 1, height: 1 }],
  ])('is known by its content: %s', (_name, bytes, expected) => {
    expect(readPicture(bytes)).toEqual({ ...expected, bytes })
  })

  it.each([
    ['a PNG with a text', png(4, 4, chunk('tEXt', Buffer.from(`Comment\0${PAGE}`))), png()],
    ['a PNG with an unknown chunk', png(4, 4, chunk('evIl', Buffer.from(PAGE))), png()],
    ['a JPEG with a comment', jpegWith(0xfe, PAGE), jpeg],
    ['a JPEG that tells where it was taken', jpegWith(0xe1, `Exif\0\0${PAGE}`), jpeg],
    ['a GIF with a comment', gifWith(PAGE), gif],
  ])('loses what it tells besides: %s', (_name, bytes, plain) => {
    expect(readPicture(bytes)?.bytes).toEqual(plain)
  })

  it('may begin its JPEG segments with fill bytes', () => {
    const filled = Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff]), jpeg.subarray(2)])
    expect(readPicture(filled)?.width).toBe(1)
  })
})

describe('no picture', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from(`<!doctype html>${PAGE}`)],
    ['an SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${PAGE}</svg>`)],
    ['a bitmap', Buffer.from('BM........')],
    ['a page behind a PNG', Buffer.concat([png(), Buffer.from(PAGE)])],
    ['a page behind a JPEG', Buffer.concat([jpeg, Buffer.from(PAGE)])],
    ['a page behind a GIF', Buffer.concat([gif, Buffer.from(PAGE)])],
    ['a second picture behind the first', Buffer.concat([jpeg, jpeg])],
    ['the beginning of a PNG and then a page', Buffer.concat([png().subarray(0, 8), Buffer.from(PAGE)])],
    ['the beginning of a JPEG and then a page', Buffer.concat([jpeg.subarray(0, 2), Buffer.from(PAGE)])],
    ['a GIF without a picture in it', Buffer.concat([gif.subarray(0, 19), Buffer.from([0x3b])])],
    ['a PNG without data', Buffer.concat([png().subarray(0, 33), chunk('IEND', Buffer.alloc(0))])],
    ['a PNG of no size', png(0, 4)],
    ['a PNG that claims to be 50000 pixels wide', png(50_000, 1)],
    ['a PNG that claims to have 64 million pixels', png(8_000, 8_000)],
  ])('is %s', (_name, bytes) => {
    expect(readPicture(bytes)).toBeUndefined()
  })

  it.each([
    ['PNG', png()],
    ['JPEG', jpeg],
    ['GIF', gif],
  ])('is a %s that is cut off anywhere', (_name, whole) => {
    for (let length = 0; length < whole.length; length += 1)
      expect(readPicture(whole.subarray(0, length)), `${length} bytes`).toBeUndefined()
  })

  it('is a PNG of which any byte was changed', () => {
    const whole = png()
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const broken = Buffer.from(whole)
        broken[at] = (broken[at] ?? 0) ^ change
        expect(readPicture(broken)).toBeUndefined()
      }),
    )
  })

  it('never throws, whatever the bytes are', () => {
    const begin = fc.constantFrom(png(), jpeg, gif, Buffer.alloc(0))
    fc.assert(
      fc.property(begin, fc.nat(60), fc.uint8Array({ maxLength: 200 }), (whole, kept, rest) => {
        readPicture(Buffer.concat([whole.subarray(0, kept), rest]))
      }),
      { numRuns: 2_000 },
    )
  })
})
