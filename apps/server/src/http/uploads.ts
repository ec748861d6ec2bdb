import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { places } from '../foundation/at-once.ts'
import { failures } from '../foundation/failure.ts'

/** Files that come in at the same time, into this process; more are asked to come again. */
const MAX_AT_ONCE = 32
/** Files that are held in memory at the same time; the others wait on the disk. */
const MAX_IN_MEMORY = 2
/** A sender that says nothing for so long is cut off; the whole request is limited by the server. */
const SILENCE_MS = 20_000

/** A file that has come in whole and lies on the disk until it is removed. */
export interface Received {
  path: string
  bytes: number
  remove(): Promise<void>
}

export interface Uploads {
  /** Takes a file in, piece by piece; never more of it than a few pieces are in memory. */
  receive(stream: Readable, limit: { field: string; maxBytes: number }): Promise<Received>
  /** Waits until a file may be held in memory; the answer gives the place back. */
  place(): Promise<() => void>
}

/** Where files wait from their first byte until they are whole and somebody works on them. */
export function openUploads(directory = join(tmpdir(), 'ampdeck-uploads')): Uploads {
  let open = 0

  return {
    async receive(stream, { field, maxBytes }) {
      if (open >= MAX_AT_ONCE) throw failures.tooMany()
      open += 1
      const path = join(directory, randomUUID())
      const remove = () => rm(path, { force: true })
      try {
        await mkdir(directory, { recursive: true })
        const counted = counter(() => failures.fileTooLarge(field, maxBytes), maxBytes)
        await pipeline(stream, counted.through, createWriteStream(path, { mode: 0o600 }))
        return { path, bytes: counted.bytes(), remove }
      } catch (error) {
        await remove()
        throw error
      } finally {
        open -= 1
      }
    },
    place: places(MAX_IN_MEMORY),
  }
}

/** Counts what passes; ends it above the limit, or when nothing comes any more. To be put in a pipeline at once. */
function counter(tooLarge: () => Error, maxBytes: number) {
  let bytes = 0
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      silence.refresh()
      bytes += chunk.length
      if (bytes > maxBytes) done(tooLarge())
      else done(null, chunk)
    },
    destroy(error, done) {
      clearTimeout(silence)
      done(error)
    },
  })
  const silence = setTimeout(() => through.destroy(failures.tooSlow()), SILENCE_MS)
  return { through, bytes: () => bytes }
}
