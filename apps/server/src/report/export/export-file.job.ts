import { exportState } from '@ampdeck/api/enumerations/system'
import { say } from '@ampdeck/api/texts'
import { TIMEOUTS } from '@ampdeck/api/timeouts'
import type { Kysely } from 'kysely'
import { inOwnWords, ownWordsOf } from '../../access/own-words.ts'
import { ofSeller } from '../../database/of-seller.ts'
import { Rows } from '../../database/rows.ts'
import type { Tables } from '../../database/tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { publishFile } from '../../files/publish-file.ts'
import { type FileKey, storeFile } from '../../files/stored-file.store.ts'
import type { JobKind } from '../../jobs/job-kind.ts'
import { writeWorkbook } from '../sheet/workbook.ts'
import { type ExportJob, exportJob } from './export-file.service.ts'
import { columnOf } from './report.ts'
import { reportOf } from './reports.ts'

const { downloadable: DOWNLOADABLE, failed: FAILED } = exportState.code

/** Writes the file of an export (LC 21): downloadable when the whole file is there, failed when it cannot be made. */
export const job: JobKind<ExportJob> = {
  ...exportJob,
  retry: { limit: 5, delaySeconds: 2 },
  run: async ({ id, reportKey, language, scope, userId }, { platform }) => {
    const { db, now, newId } = platform
    const rows = new Rows(db, scope, { now: now(), userId, newId })
    const file = await rows.from('exportFile').selectAll().where('id', '=', id).executeTakeFirst()
    // Deleted meanwhile, or done by a run that ended before it could say so.
    if (!file || file.fileState === DOWNLOADABLE) return
    const found = await reportOf(reportKey)
    if (!found) return failed(db, file, 'report', now())
    const report = found.composed?.of(file.params as never) ?? found
    try {
      const columns = report.columns
        .map(columnOf)
        .map((column) => ({ ...column, title: say(column.title, language) }))
      // The file and its state are one transaction: a run that is killed leaves neither.
      const words = await ownWordsOf(db, file.sellerId)
      await inOwnWords(words, () =>
        inTransaction(db, TIMEOUTS.file, async (transaction) => {
          if (await isWritten(transaction, file)) return
          const written = writeWorkbook({
            name: say(report.name, language),
            columns,
            rows: report.rows(rows, file.params as never, language),
            ...(report.head && { head: await report.head(rows, file.params as never, language) }),
          })
          await storeFile(transaction, file, written.bytes)
          const own = new Rows(transaction, scope, { now: now(), userId, newId })
          await own.update(
            'exportFile',
            { id },
            { fileState: DOWNLOADABLE, failure: null, rows: written.count() },
          )
          await publishFile(transaction, file, { kind: 'export', state: DOWNLOADABLE, time: now() })
        }),
      )
    } catch (error) {
      // Shown at once; a later try that succeeds makes it downloadable.
      await failed(db, file, 'file', now())
      throw error
    }
  },
  givenUp: async ({ id, scope, userId }, _reason, { platform: { db, now, newId } }) => {
    const rows = new Rows(db, scope, { now: now(), userId, newId })
    const file = await rows
      .from('exportFile')
      .select(['sellerId', 'id', 'createUser'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (file) await failed(db, file, 'file', now())
  },
}

/** Locks the export for this transaction: a run that was taken for dead may still be at it, or have ended it. */
async function isWritten(db: Kysely<Tables>, { sellerId, id }: FileKey): Promise<boolean> {
  const { fileState } = await ofSeller(db, sellerId)
    .withDeleted('exportFile')
    .select('fileState')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return fileState === DOWNLOADABLE
}

async function failed(
  db: Kysely<Tables>,
  file: FileKey & { createUser: number | null },
  failure: 'report' | 'file',
  now: number,
): Promise<void> {
  const { sellerId, id } = file
  const { numUpdatedRows } = await ofSeller(db, sellerId)
    .update('exportFile')
    .set({ fileState: FAILED, failure, updateTime: now })
    .where('id', '=', id)
    .where('fileState', '<>', DOWNLOADABLE)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await publishFile(db, file, { kind: 'export', state: FAILED, time: now })
}
