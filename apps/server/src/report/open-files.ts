import { exportState, importState } from '@ampdeck/api/enumerations/system'
import { MAX_OPEN_FILES } from '@ampdeck/api/open-files'
import { sql } from 'kysely'
import type { Rows } from '../database/rows.ts'
import type { Failure } from '../foundation/failure.ts'

const LOCK = 1_853_021

/** How a request refuses one more export or import. */
export interface OpenFilesRequest {
  rows: Rows
  caller: { userId: number }
  fail(reason: 'files.tooManyOpen'): Failure
}

/** Lets a person's requests for files in one after the other, until the transaction ends. */
export async function lockFilesOf({
  rows,
  caller,
}: Pick<OpenFilesRequest, 'rows' | 'caller'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK}, hashint8(${caller.userId}))`.execute(rows.db)
}

/** Refuses one more export or import of somebody who has as many under way as a person may have. */
export async function refuseOneTooMany({ rows, caller, fail }: OpenFilesRequest): Promise<void> {
  const { generating } = exportState.code
  const { importing } = importState.code
  const mine = async (table: 'exportFile' | 'importFile', state: number) => {
    const open = await rows
      .from(table)
      .select('id')
      .where('createUser', '=', caller.userId)
      .where('fileState', '=', state as never)
      .limit(MAX_OPEN_FILES)
      .execute()
    return open.length
  }
  const open = (await mine('exportFile', generating)) + (await mine('importFile', importing))
  if (open >= MAX_OPEN_FILES) throw fail('files.tooManyOpen')
}
