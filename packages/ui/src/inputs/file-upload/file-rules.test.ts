import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  acceptOf,
  extensionOf,
  type FileKind,
  factsOf,
  isWhatItSays,
  kindOf,
  refusalOf,
} from './file-rules.ts'

const bytes = (...parts: (string | number)[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : [part])),
  )

const heads: Record<FileKind, Uint8Array> = {
  jpeg: bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16, 'JFIF'),
  png: bytes(0x89, 'PNG\r\n', 0x1a, '\n'),
  gif: bytes('GIF89a'),
  webp: bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 '),
  pdf: bytes('%PDF-1.7'),
  zip: bytes('PK', 3, 4, 20, 0),
}

describe('kindOf', () => {
  it.each(Object.entries(heads))('knows %s', (kind, head) => {
    expect(kindOf(head)).toBe(kind)
  })

  it('takes no other container for a picture', () => {
    expect(kindOf(bytes('RIFF', 1, 2, 3, 4, 'WAVEfmt '))).toBeUndefined()
    expect(kindOf(bytes('1234', 1, 2, 3, 4, 'WEBP'))).toBeUndefined()
  })

  it('knows nothing of what is too short, and of texts', () => {
    expect(kindOf(bytes())).toBeUndefined()
    expect(kindOf(bytes(0xff, 0xd8))).toBeUndefined()
    expect(kindOf(bytes('code,name\n'))).toBeUndefined()
  })

  it('reads any bytes without a fault', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 32 }), (head) => {
        expect([undefined, ...Object.keys(heads)]).toContain(kindOf(head))
      }),
    )
  })
})

it('names what an iPhone makes of a picture, also under the name of a JPEG', () => {
  const heic = bytes(0, 0, 0, 24, 'ftypheic')
  const facts = { size: 9, head: heic }
  expect(refusalOf({ ...facts, name: 'IMG_1.HEIC' }, { extensions: ['jpg', 'png'] })).toBe('heic')
  expect(refusalOf({ ...facts, name: 'IMG_1.jpg' }, { extensions: ['jpg', 'png'] })).toBe('heic')
  expect(refusalOf({ ...facts, name: 'IMG_1.heic' }, { extensions: ['csv'] })).toBe('ending')
  expect(refusalOf({ ...facts, name: 'IMG_1.heic' }, {})).toBeUndefined()
})

describe('isWhatItSays', () => {
  it('sees through a wrong ending', () => {
    expect(isWhatItSays('photo.png', heads.jpeg)).toBe(false)
    expect(isWhatItSays('photo.JPEG', heads.jpeg)).toBe(true)
    expect(isWhatItSays('photo.png', bytes('<html>'))).toBe(false)
  })

  it('takes an office document for the archive that it is, and a text for a text', () => {
    expect(isWhatItSays('piles.xlsx', heads.zip)).toBe(true)
    expect(isWhatItSays('piles.csv', bytes('code'))).toBe(true)
    expect(isWhatItSays('piles.csv', heads.zip)).toBe(false)
  })
})

it('reads the last ending of a name', () => {
  expect(extensionOf('report.tar.GZ')).toBe('gz')
  expect(extensionOf('photo.png.exe')).toBe('exe')
  expect(extensionOf('.htaccess')).toBe('')
  expect(extensionOf('none')).toBe('')
})

describe('refusalOf', () => {
  const rules = { extensions: ['jpg', 'png'], maxBytes: 100 }
  it.each([
    ['photo.jpg', 100, heads.jpeg, undefined],
    ['photo.jpg', 101, heads.jpeg, 'large'],
    ['photo.jpg', 0, bytes(), 'empty'],
    ['photo.gif', 10, heads.gif, 'ending'],
    ['photo.png', 10, heads.jpeg, 'content'],
  ])('%s of %d bytes', (name, size, head, refusal) => {
    expect(refusalOf({ name, size, head }, rules)).toBe(refusal)
  })

  it('takes anything honest without rules', () => {
    expect(refusalOf({ name: 'log.txt', size: 10, head: bytes('2026') }, {})).toBeUndefined()
  })
})

it('reads the head of a file', async () => {
  const file = new File([new Uint8Array([...heads.png, 0, 0, 0])], 'photo.png')
  expect(kindOf((await factsOf(file)).head)).toBe('png')
})

it('offers the endings to the browser', () => {
  expect(acceptOf(['pdf', 'png'])).toBe('.pdf,.png')
  // So that a phone offers its camera.
  expect(acceptOf(['jpg', 'png'])).toBe('image/*')
  expect(acceptOf(undefined)).toBeUndefined()
})
