import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asciiOf, bytesOfHex, hexOf, hexOffset, offsetAfter } from './hex-text.ts'

const anyBytes = fc.uint8Array({ maxLength: 200 })

describe('hex', () => {
  it('writes bytes and reads them again, with or without what people put between', () => {
    fc.assert(
      fc.property(anyBytes, fc.constantFrom('', ' ', '\n', ', 0x', ':', '-'), (bytes, between) => {
        const text = Array.from(bytes, (byte) => hexOf(Uint8Array.of(byte))).join(between)
        expect(bytesOfHex(text)).toEqual(bytes)
        expect(bytesOfHex(text.toLowerCase())).toEqual(bytes)
      }),
    )
  })

  it('takes neither half a byte nor other letters', () => {
    expect(bytesOfHex('68 2')).toBeUndefined()
    expect(bytesOfHex('68 GG')).toBeUndefined()
    expect(bytesOfHex('')).toEqual(new Uint8Array())
  })

  it('writes part of a frame, and offsets with four digits or more', () => {
    expect(hexOf(Uint8Array.of(0x68, 0, 255, 1), 1, 3)).toBe('00 FF')
    expect(hexOffset(26)).toBe('0x001A')
    expect(hexOffset(0x1_0000)).toBe('0x10000')
  })

  it('shows what can be printed, and a dot for the rest', () => {
    expect([0x41, 0x20, 0x7e, 0x7f, 0, 0xe4].map(asciiOf).join('')).toBe('A ~···')
  })
})

describe('offsetAfter', () => {
  const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End']

  it('never leaves the frame', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 70_000 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        fc.constantFrom(...KEYS),
        fc.constantFrom(8, 16),
        fc.boolean(),
        (length, part, key, perRow, isCtrl) => {
          const next = offsetAfter(Math.floor(part * length), key, { length, perRow, isCtrl }) ?? -1
          expect(next).toBeGreaterThanOrEqual(0)
          expect(next).toBeLessThan(length)
        },
      ),
    )
  })

  it('goes to the ends of a row, and with Control to those of the frame', () => {
    const frame = { length: 40, perRow: 16, isCtrl: false }
    expect(offsetAfter(20, 'Home', frame)).toBe(16)
    expect(offsetAfter(20, 'End', frame)).toBe(31)
    expect(offsetAfter(36, 'End', frame)).toBe(39)
    expect(offsetAfter(20, 'End', { ...frame, isCtrl: true })).toBe(39)
    expect(offsetAfter(36, 'ArrowDown', frame)).toBe(36)
    expect(offsetAfter(20, 'x', frame)).toBeUndefined()
  })
})
