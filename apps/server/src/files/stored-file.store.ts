import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { ofSeller } from '../database/of-seller.ts'
import type { Tables } from '../database/tables.ts'

/** Small enough to be read and written at once, large enough for few of them. */
const PART_BYTES = 1_048_576

export interface FileKey {
  sellerId: number
  id: number
}

/**
 * Keeps a file in the database, in the caller's transaction: it is there whole or not at all. What was kept under the
 * same key before is gone.
 */
export async function storeFile(
  db: Kysely<Tables>,
  key: FileKey,
  content: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  await removeFile(db, key)
  let part = 0
  for await (const bytes of partsOf(content instanceof Uint8Array ? [content] : content)) {
    await db
      .insertInto('storedFile')
      .values({ sellerId: key.sellerId, fileId: key.id, part, bytes })
      .execute()
    part += 1
  }
}

/** The parts of a file in their order, each read when it is asked for. */
export async function* storedParts(db: Kysely<Tables>, { sellerId, id }: FileKey): AsyncGenerator<Buffer> {
  for (let part = 0; ; part += 1) {
    const found = await ofSeller(db, sellerId)
      .from('storedFile')
      .select('bytes')
      .where('fileId', '=', id)
      .where('part', '=', part)
      .executeTakeFirst()
    if (!found) return
    yield found.bytes
  }
}

/** The size of a kept file in bytes; nothing where there is none. */
export async function storedSize(db: Kysely<Tables>, { sellerId, id }: FileKey): Promise<number | undefined> {
  const { size } = await ofSeller(db, sellerId)
    .from('storedFile')
    .select(sql<number | null>`sum(octet_length(bytes))::bigint`.as('size'))
    .where('fileId', '=', id)
    .executeTakeFirstOrThrow()
  return size ?? undefined
}

export async function storedBytes(db: Kysely<Tables>, key: FileKey): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of storedParts(db, key)) parts.push(part)
  return Buffer.concat(parts)
}

export async function removeFile(db: Kysely<Tables>, { sellerId, id }: FileKey): Promise<void> {
  await ofSeller(db, sellerId).delete('storedFile').where('fileId', '=', id).execute()
}

/** The same bytes in parts of one size. */
async function* partsOf(content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = []
  let size = 0
  for await (const bytes of content) {
    waiting.push(bytes)
    size += bytes.length
    if (size < PART_BYTES) continue
    const all = Buffer.concat(waiting)
    const rest = size % PART_BYTES
    for (let from = 0; from < size - rest; from += PART_BYTES) yield all.subarray(from, from + PART_BYTES)
    waiting = rest > 0 ? [all.subarray(size - rest)] : []
    size = rest
  }
  if (size > 0) yield Buffer.concat(waiting)
}
