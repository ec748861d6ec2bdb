import { crc32, inflateRawSync } from 'node:zlib'

/** An archive with more parts than this, or longer ones when unpacked, is no table of 5,000 rows. */
const MAX_ENTRIES = 500
const MAX_UNPACKED = 64 * 1_048_576

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const [STORED, DEFLATED] = [0, 8]
const ENCRYPTED = 1
/** Stands for "the real number is elsewhere", which only archives of more than 4 GB need. */
const ELSEWHERE = 0xffffffff

/** Why an archive is not read. */
export type ArchiveProblem = 'unreadable' | 'unpacksTooLarge' | 'macros'

export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
  readonly problem: ArchiveProblem

  constructor(problem: ArchiveProblem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}

interface Entry {
  path: string
  content: Buffer
}

/**
 * Unpacks the parts of a workbook that describe its cells, no further than they may be long: what an archive says of
 * its own sizes is not believed. A workbook with macros is refused.
 */
export function unpack(archive: Buffer): Entry[] {
  const entries: Entry[] = []
  let left = MAX_UNPACKED
  for (const { path, method, packed } of directoryOf(archive)) {
    if (/vbaProject\.bin$/i.test(path)) throw new ArchiveError('macros')
    if (!/^(\[Content_Types\]\.xml|(_rels|xl)\/.*\.(xml|rels))$/i.test(path)) continue
    const content = unpacked(packed, method, left)
    left -= content.length
    entries.push({ path, content })
  }
  return entries
}

/** Packs parts without compression: an archive whose size is known to whoever reads it. */
export function packPlain(entries: readonly Entry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { path, content } of entries) {
    const name = Buffer.from(path)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(content.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(name.length, 22)
    directory.push(uint32(ENTRY), uint16(20), common, Buffer.alloc(10), uint32(offset), name)
    parts.push(uint32(LOCAL), common, name, content)
    offset += 30 + name.length + content.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const count = uint16(entries.length)
  const end = [uint32(END), uint32(0), count, count, uint32(size), uint32(offset), uint16(0)]
  return Buffer.concat([...parts, ...directory, ...end])
}

function* directoryOf(archive: Buffer): Generator<{ path: string; method: number; packed: Buffer }> {
  const end = endOf(archive)
  const count = archive.readUInt16LE(end + 10)
  let at = archive.readUInt32LE(end + 16)
  if (count > MAX_ENTRIES) throw new ArchiveError('unpacksTooLarge')
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== ENTRY) throw new ArchiveError('unreadable')
    const flags = archive.readUInt16LE(at + 8)
    const packedSize = archive.readUInt32LE(at + 20)
    const nameLength = archive.readUInt16LE(at + 28)
    const local = archive.readUInt32LE(at + 42)
    if (flags & ENCRYPTED || packedSize === ELSEWHERE || local === ELSEWHERE)
      throw new ArchiveError('unreadable')
    const path = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const packed = packedAt(archive, local, packedSize)
    yield { path, method: archive.readUInt16LE(at + 10), packed }
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
}

/** The end of the directory is the last thing in an archive but for a comment of at most 64 KB. */
function endOf(archive: Buffer): number {
  const from = Math.max(0, archive.length - 22 - 0xffff)
  const end = archive.lastIndexOf(uint32(END))
  if (end < from || end + 22 > archive.length) throw new ArchiveError('unreadable')
  return end
}

function packedAt(archive: Buffer, local: number, size: number): Buffer {
  if (local + 30 > archive.length || archive.readUInt32LE(local) !== LOCAL)
    throw new ArchiveError('unreadable')
  const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
  if (from + size > archive.length) throw new ArchiveError('unreadable')
  return archive.subarray(from, from + size)
}

function unpacked(packed: Buffer, method: number, left: number): Buffer {
  if (method === STORED && packed.length <= left) return packed
  if (method !== DEFLATED) throw new ArchiveError(method === STORED ? 'unpacksTooLarge' : 'unreadable')
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, left) })
  } catch (cause) {
    const isTooLarge = cause instanceof Error && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE'
    throw new ArchiveError(isTooLarge ? 'unpacksTooLarge' : 'unreadable', { cause })
  }
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
