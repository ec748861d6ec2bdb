import type { Language } from '@ampdeck/api/enumeration'
import { importState } from '@ampdeck/api/enumerations/system'
import type { Kysely, Selectable, UpdateObject } from 'kysely'
import { sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { publishFile } from '../../files/publish-file.ts'

type ImportFile = Pick<Selectable<Tables['importFile']>, 'sellerId' | 'id'>

const { done: DONE, failed: FAILED, importing: IMPORTING } = importState.code
/** The row of what is wrong with a file as a whole. */
const WHOLE_FILE = 0

/** What became of one row; no content means that it was kept. */
export interface Outcome {
  row: number
  content: string | null
}

/**
 * Locks the import for this transaction and says which of these rows have an outcome already: another process may
 * have been at it, or this one before it was killed. Nothing where the import was ended meanwhile.
 */
export async function lockedOutcomes(
  db: Kysely<Tables>,
  { sellerId, id }: ImportFile,
  rows: readonly number[],
): Promise<Set<number> | undefined> {
  const file = await ofSeller(db, sellerId)
    .withDeleted('importFile')
    .select('fileState')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (file?.fileState !== IMPORTING) return undefined
  const found = await ofSeller(db, sellerId)
    .from('importRow')
    .select('row')
    .where('importId', '=', id)
    .where('row', 'in', rows)
    .execute()
  return new Set(found.map(({ row }) => row))
}

/** Writes outcomes and counts them, in the transaction in which the rows were saved. */
export async function recordOutcomes(
  db: Kysely<Tables>,
  { sellerId, id }: ImportFile,
  outcomes: readonly Outcome[],
): Promise<void> {
  if (outcomes.length === 0) return
  await db
    .insertInto('importRow')
    .values(outcomes.map((outcome) => ({ sellerId, importId: id, ...outcome })))
    .execute()
  const failed = outcomes.filter(({ content }) => content !== null).length
  await ofSeller(db, sellerId)
    .update('importFile')
    .set({
      uploadSuccess: sql`upload_success + ${outcomes.length - failed}`,
      uploadFail: sql`upload_fail + ${failed}`,
    })
    .where('id', '=', id)
    .execute()
}

/** How many rows there are: progress can be told from now on. */
export async function recordTotal(db: Kysely<Tables>, file: ImportFile, total: number): Promise<void> {
  await change(db, file, { total })
}

/** What came of the rows of an import, and the state that it ends in. */
export async function countsOf(db: Kysely<Tables>, { sellerId, id }: ImportFile) {
  const { kept, failed } = await ofSeller(db, sellerId)
    .withDeleted('importFile')
    .select(['uploadSuccess as kept', 'uploadFail as failed'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { total: kept + failed, kept, failed, state: failed > 0 ? FAILED : DONE } as const
}

/** The end of an import all of whose rows have an outcome. */
export async function finish(db: Kysely<Tables>, file: ImportFile, now: number): Promise<void> {
  const ended = await change(db, file, {
    fileState: sql<
      typeof DONE
    >`case when upload_fail > 0 then ${sql.lit(FAILED)}::smallint else ${sql.lit(DONE)}::smallint end`,
    updateTime: now,
  })
  await publishEnd(db, file, ended, now)
}

async function publishEnd(
  db: Kysely<Tables>,
  { sellerId, id }: ImportFile,
  ended: Awaited<ReturnType<typeof change>>,
  time: number,
): Promise<void> {
  if (ended)
    await publishFile(db, { sellerId, id, ...ended }, { kind: 'import', state: ended.fileState, time })
}

/** A file that is not read at all: no row of it is kept. */
export async function refuseFile(
  db: Kysely<Tables>,
  file: ImportFile,
  { problem, total, now }: { problem: string; total: number; now: number },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await recordWhole(transaction, file, problem)
    const ended = await change(transaction, file, {
      fileState: FAILED,
      total,
      uploadFail: total,
      updateTime: now,
    })
    await publishEnd(transaction, file, ended, now)
  })
}

/**
 * Ends an import before all of its rows have an outcome. Gives the file where it has failed, also at a second call: what
 * follows from the end may have been missed.
 */
export async function closeImport(
  db: Kysely<Tables>,
  { sellerId, id }: ImportFile,
  now: number,
  problem: (language: Language) => string,
): Promise<Pick<Selectable<Tables['importFile']>, 'template'> | undefined> {
  return db.transaction().execute(async (transaction) => {
    const file = await ofSeller(transaction, sellerId)
      .withDeleted('importFile')
      .select(['language', 'template', 'fileState'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (file?.fileState === FAILED) return file
    if (file?.fileState !== IMPORTING) return undefined
    await recordWhole(transaction, { sellerId, id }, problem(file.language))
    const ended = await change(
      transaction,
      { sellerId, id },
      {
        fileState: FAILED,
        uploadFail: sql`greatest(upload_fail, coalesce(total, 0) - upload_success)`,
        updateTime: now,
      },
    )
    await publishEnd(transaction, { sellerId, id }, ended, now)
    return file
  })
}

function recordWhole(db: Kysely<Tables>, { sellerId, id }: ImportFile, content: string) {
  return db
    .insertInto('importRow')
    .values({ sellerId, importId: id, row: WHOLE_FILE, content })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function change(
  db: Kysely<Tables>,
  { sellerId, id }: ImportFile,
  values: UpdateObject<Tables, 'importFile'>,
): Promise<{ fileState: number; createUser: number | null } | undefined> {
  return ofSeller(db, sellerId)
    .update('importFile')
    .set(values)
    .where('id', '=', id)
    .where('fileState', '=', IMPORTING)
    .returning(['fileState', 'createUser'])
    .executeTakeFirst()
}
