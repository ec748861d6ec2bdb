/** `4F` of a byte. */
export function hexByte(byte: number): string {
  return byte.toString(16).toUpperCase().padStart(2, '0')
}

/** `0x001A`, at least four digits. */
export function hexOffset(offset: number): string {
  return `0x${offset.toString(16).toUpperCase().padStart(4, '0')}`
}

/** `68 22 00 1B` of the bytes from one offset up to another, which is not part of it. */
export function hexOf(bytes: Uint8Array, from = 0, to = bytes.length): string {
  return Array.from(bytes.subarray(from, to), hexByte).join(' ')
}

/** The bytes of a pasted text: digits in pairs, with or without spaces, line ends or `0x`; nothing if it is no hex. */
export function bytesOfHex(text: string): Uint8Array | undefined {
  const digits = text.replace(/0x|[\s,;:-]/gi, '')
  if (digits.length % 2 !== 0 || !/^[\da-f]*$/i.test(digits)) return undefined
  return Uint8Array.from({ length: digits.length / 2 }, (_, index) =>
    Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16),
  )
}

/** What is printable of a byte, otherwise a dot. */
export function asciiOf(byte: number): string {
  return byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '·'
}

/** The offset that a key leads to, on rows of so many bytes; nothing for any other key. */
export function offsetAfter(
  offset: number,
  key: string,
  { length, perRow, isCtrl }: { length: number; perRow: number; isCtrl: boolean },
): number | undefined {
  const last = length - 1
  const row = Math.floor(offset / perRow) * perRow
  const within = (next: number) => (next < 0 || next > last ? offset : next)

  switch (key) {
    case 'ArrowRight':
      return within(offset + 1)
    case 'ArrowLeft':
      return within(offset - 1)
    case 'ArrowDown':
      return within(offset + perRow)
    case 'ArrowUp':
      return within(offset - perRow)
    case 'PageDown':
      return Math.min(offset + perRow * 16, last)
    case 'PageUp':
      return Math.max(offset - perRow * 16, 0)
    case 'Home':
      return isCtrl ? 0 : row
    case 'End':
      return isCtrl ? last : Math.min(row + perRow - 1, last)
    default:
      return undefined
  }
}
