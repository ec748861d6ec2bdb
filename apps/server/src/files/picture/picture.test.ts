import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { chunk, gif, gifWith, jpeg, jpegWith, png } from '../../testing/pictures.ts'
import { readPicture } from './read-picture.ts'
import { refusedFormat } from './take-picture.ts'

const PAGE = '<script>alert(1)</script>'

describe('a picture', () => {
  it.each([
    ['PNG', png(3, 5), { type: 'image/png', extension: 'png', width: 3, height: 5 }],
    ['JPEG', jpeg, { type: 'image/jpeg', extension: 'jpg', width: 1, height: 1 }],
    ['GIF', gif, { type: 'image/gif', extension: 'gif', width: 1, height: 1 }],
  ])('is known by its content: %s', async (_name, bytes, expected) => {
    expect(await readPicture(bytes)).toEqual({ ...expected, bytes })
  })

  it.each([
    ['a PNG with a text', png(4, 4, chunk('tEXt', Buffer.from(`Comment\0${PAGE}`))), png()],
    ['a PNG with an unknown chunk', png(4, 4, chunk('evIl', Buffer.from(PAGE))), png()],
    ['a JPEG with a comment', jpegWith(0xfe, PAGE), jpeg],
    ['a JPEG with data of a program', jpegWith(0xe1, `http://ns.adobe.com/xap/1.0/\0${PAGE}`), jpeg],
    ['a JPEG with a list of further pictures', jpegWith(0xe2, `MPF\0${PAGE}`), jpeg],
    ['a GIF with a comment', gifWith(PAGE), gif],
    ['a page behind a PNG', Buffer.concat([png(), Buffer.from(PAGE)]), png()],
    ['a page behind a JPEG', Buffer.concat([jpeg, Buffer.from(PAGE)]), jpeg],
    ['a page behind a GIF', Buffer.concat([gif, Buffer.from(PAGE)]), gif],
    ['the second picture of a camera with two lenses', Buffer.concat([jpeg, jpeg]), jpeg],
  ])('loses what it tells besides: %s', async (_name, bytes, plain) => {
    expect((await readPicture(bytes))?.bytes).toEqual(plain)
  })

  it('may begin its JPEG segments with fill bytes', async () => {
    const filled = Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff]), jpeg.subarray(2)])
    expect((await readPicture(filled))?.width).toBe(1)
  })
})

describe('no picture', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from(`<!doctype html>${PAGE}`)],
    ['an SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${PAGE}</svg>`)],
    ['a bitmap', Buffer.from('BM........')],
    ['the beginning of a PNG and then a page', Buffer.concat([png().subarray(0, 8), Buffer.from(PAGE)])],
    ['the beginning of a JPEG and then a page', Buffer.concat([jpeg.subarray(0, 2), Buffer.from(PAGE)])],
    ['a GIF without a picture in it', Buffer.concat([gif.subarray(0, 19), Buffer.from([0x3b])])],
    ['a PNG without data', Buffer.concat([png().subarray(0, 33), chunk('IEND', Buffer.alloc(0))])],
    ['a PNG of no size', png(0, 4)],
    ['a PNG that claims to be 50000 pixels wide', png(50_000, 1)],
    ['a PNG that claims to have 64 million pixels', png(8_000, 8_000)],
    ['the EXIF of a camera and no picture', jpegWith(0xe1, `Exif\0\0${PAGE}`).subarray(0, 80)],
  ])('is %s', async (_name, bytes) => {
    expect(await readPicture(bytes)).toBeUndefined()
  })

  it.each([
    ['PNG', png()],
    ['JPEG', jpeg],
    ['GIF', gif],
  ])('is a %s that is cut off anywhere', async (_name, whole) => {
    for (let length = 0; length < whole.length; length += 1)
      expect(await readPicture(whole.subarray(0, length)), `${length} bytes`).toBeUndefined()
  })

  it('is a PNG of which any byte was changed', async () => {
    const whole = png()
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const broken = Buffer.from(whole)
        broken[at] = (broken[at] ?? 0) ^ change
        expect(await readPicture(broken)).toBeUndefined()
      }),
    )
  })

  it('never throws, whatever the bytes are', async () => {
    const begin = fc.constantFrom(png(), jpeg, gif, Buffer.alloc(0))
    await fc.assert(
      fc.asyncProperty(begin, fc.nat(60), fc.uint8Array({ maxLength: 200 }), async (whole, kept, rest) => {
        await readPicture(Buffer.concat([whole.subarray(0, kept), rest]))
      }),
      { numRuns: 2_000 },
    )
  })
})

/** What a phone held upright makes: a lying picture, red at its left, and the note that it is to be turned. */
async function ofPhone(orientation: number): Promise<Buffer> {
  const red = await sharp({ create: { width: 16, height: 32, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 64, height: 32, channels: 3, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '22/1 32/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation })
    .toBuffer()
}

/** Where the red part of a picture lies. */
async function redSideOf(bytes: Buffer): Promise<string> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const isRed = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) > 128
  const [right, bottom] = [info.width - 2, info.height - 2]
  if (isRed(1, 1) && isRed(1, bottom)) return 'left'
  if (isRed(1, 1) && isRed(right, 1)) return 'top'
  return isRed(right, 1) ? 'right' : 'bottom'
}

describe('a picture of a phone', () => {
  it.each([
    [1, [64, 32], 'left'],
    [3, [64, 32], 'right'],
    [6, [32, 64], 'top'],
    [8, [32, 64], 'bottom'],
  ])('stands upright however it was held (%i), and tells no place', async (orientation, size, side) => {
    const taken = await ofPhone(orientation)
    expect(taken.includes('Exif')).toBe(true)
    const picture = await readPicture(taken)
    expect([picture?.width, picture?.height]).toEqual(size)
    expect(await redSideOf(picture?.bytes ?? Buffer.alloc(0))).toBe(side)
    expect(await sharp(picture?.bytes).metadata()).not.toHaveProperty('exif')
  })

  it('stands upright as a PNG too', async () => {
    const taken = await sharp(await ofPhone(1))
      .png()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const picture = await readPicture(taken)
    expect(picture).toMatchObject({ type: 'image/png', width: 32, height: 64 })
    expect(await redSideOf(picture?.bytes ?? Buffer.alloc(0))).toBe('top')
    expect(await sharp(picture?.bytes).metadata()).not.toHaveProperty('orientation')
  })

  it('is no wrong format where it has too many pixels', () => {
    expect(refusedFormat(png(8_160, 6_120))).toBe('picture.pixels')
    expect(refusedFormat(png(10_000, 100))).toBe('picture.pixels')
    expect(refusedFormat(png(0, 4))).toBe('avatar.format')
  })

  it('is refused by name where it is HEIC', () => {
    expect(refusedFormat(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))).toBe('picture.heic')
    expect(refusedFormat(Buffer.from('BM........'))).toBe('avatar.format')
    expect(refusedFormat(Buffer.alloc(0))).toBe('avatar.format')
  })
})
