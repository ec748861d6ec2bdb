import { deflateRawSync } from 'node:zlib'
import { assert, property, uint8Array } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeXlsx } from '../../testing/xlsx.ts'
import { ArchiveError, packPlain, unpack } from './sheet-archive.ts'

const problemOf = (archive: Buffer) => {
  try {
    unpack(archive)
  } catch (error) {
    return error instanceof ArchiveError ? error.problem : error
  }
}

const parts = [
  { path: 'xl/workbook.xml', content: Buffer.from('<workbook/>') },
  { path: 'xl/worksheets/sheet1.xml', content: Buffer.from('') },
]

describe('an archive', () => {
  it('gives back what was packed', () => {
    expect(unpack(packPlain(parts))).toEqual(parts)
  })

  it('leaves out what says nothing of cells', () => {
    const picture = { path: 'xl/media/image1.png', content: Buffer.from('png') }
    expect(unpack(packPlain([...parts, picture]))).toEqual(parts)
  })

  it('is not unpacked beyond what a table needs, whatever sizes it claims', () => {
    expect(problemOf(bomb())).toBe('unpacksTooLarge')
  })

  it('with macros is refused', () => {
    const file = makeXlsx([['a']], { 'xl/vbaProject.bin': 'macro' })
    expect(problemOf(file)).toBe('macros')
  })

  it('that is none is told so, and never a fault of ours', () => {
    assert(
      property(uint8Array({ maxLength: 400 }), (bytes) => {
        const problem = problemOf(Buffer.from([0x50, 0x4b, 3, 4, ...bytes]))
        expect(['unreadable', undefined]).toContain(problem)
      }),
    )
  })

  it('that was changed anywhere is read or refused', () => {
    const whole = makeXlsx([['a', 'b']])
    for (let at = 0; at < whole.length; at += 7) {
      const changed = Buffer.from(whole)
      changed.writeUInt8((changed.readUInt8(at) + 91) % 256, at)
      expect([undefined, 'unreadable', 'unpacksTooLarge']).toContain(problemOf(changed))
      expect([undefined, 'unreadable']).toContain(problemOf(whole.subarray(0, at)))
    }
  })
})

/** A part of 200 MB in some hundred KB, which says that it is small. */
function bomb(): Buffer {
  const packed = deflateRawSync(Buffer.alloc(200 * 1_048_576), { level: 9 })
  const plain = packPlain([{ path: 'xl/sharedStrings.xml', content: packed }])
  // The method of the part, in its local head and in the directory.
  const directory = plain.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  plain.writeUInt16LE(8, 8)
  plain.writeUInt16LE(8, directory + 10)
  return plain
}
