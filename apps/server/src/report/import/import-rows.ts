import { type Text, texts } from '@ampdeck/api/texts'
import { TIMEOUTS } from '@ampdeck/api/timeouts'
import { type Kysely, type Selectable, sql } from 'kysely'
import { logBackgroundWrite } from '../../access/operation-log.ts'
import type { Platform } from '../../database/platform.ts'
import { Rows } from '../../database/rows.ts'
import type { Scope } from '../../database/scope.ts'
import type { Tables } from '../../database/tables.ts'
import { inTransaction, isDuplicate, isRefusedValue } from '../../database/transaction.ts'
import { Failure } from '../../foundation/failure.ts'
import { lockedOutcomes, type Outcome, recordOutcomes, recordTotal } from './import-file.store.ts'
import { failureOf, type PlannedRow } from './import-plan.ts'
import { type Fault, type ImportTemplate, RowFault } from './import-template.ts'
import { templateOf } from './import-templates.ts'

/** What an import is done with: who started it, from where, and what this person could see then. */
export interface ImportJob {
  id: number
  sellerId: number
  scope: Scope
  userId: number
  ip: string
  requestId: string
}

interface Import {
  job: ImportJob
  file: Selectable<Tables['importFile']>
  rows: readonly PlannedRow[]
}

/** Rows in one transaction: enough that its end costs little, few enough that a kill loses little. */
const AT_ONCE = 50

const words = texts({
  taken: ['this already exists', '该内容已存在'],
  refused: ['cannot be saved', '无法保存'],
})

/** Saves the rows that may be, some at a time; what became of each is written together with it. */
export async function saveRows(platform: Platform, { job, file, rows }: Import): Promise<void> {
  const template = await templateOf(file.template)
  if (!template) return
  await recordTotal(platform.db, file, rows.length)
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE)
    await inTransaction(platform.db, TIMEOUTS.file, async (db) => {
      const done = await lockedOutcomes(
        db,
        file,
        some.map(({ row }) => row),
      )
      if (!done) return
      const now = platform.now()
      const own = new Rows(db, job.scope, { now, userId: job.userId, newId: platform.newId })
      const outcomes: Outcome[] = []
      for (const planned of some.filter(({ row }) => !done.has(row)))
        outcomes.push({ row: planned.row, content: await saveRow(template, planned, { own, file, now }) })
      await recordOutcomes(db, file, outcomes)
      await logBackgroundWrite(
        { ...platform, db },
        {
          ...job,
          permission: template.permission,
          path: template.path,
          params: { importId: file.id },
          changes: own.changes,
        },
      )
    })
  }
}

/** Saves one row whole or not at all; gives why not, in the importer's language. */
async function saveRow(
  template: ImportTemplate,
  planned: PlannedRow,
  { own, file, now }: { own: Rows; file: Selectable<Tables['importFile']>; now: number },
): Promise<string | null> {
  if ('failure' in planned) return planned.failure
  const changed = own.changes.length
  const fault = await orBack(own.db, () =>
    template.save(planned.values as never, { rows: own, now, importId: file.id }),
  )
  if (!fault) return null
  own.changes.length = changed
  return failureOf(template, planned.row, [fault], file.language)
}

/** Does something of which nothing stays when it is refused; anything that is not the row's fault goes on upwards. */
async function orBack(db: Kysely<Tables>, work: () => Promise<void>): Promise<Fault | undefined> {
  await sql`savepoint one_row`.execute(db)
  try {
    await work()
    await sql`release savepoint one_row`.execute(db)
  } catch (error) {
    const fault = faultOf(error)
    if (!fault) throw error
    await sql`rollback to savepoint one_row`.execute(db)
    return fault
  }
}

function faultOf(error: unknown): Fault | undefined {
  if (error instanceof RowFault) return error.fault
  // Two imports, or an import and a form, may be at the same value at once.
  if (isDuplicate(error)) return general(words.taken)
  if (error instanceof Failure) return general(error.text)
  return isRefusedValue(error) ? general(words.refused) : undefined
}

/** A fault of the row as a whole. */
function general(message: Text): Fault {
  return { column: '', message }
}
