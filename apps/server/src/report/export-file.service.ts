import type { Context } from '../http/context.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { exportJob } from './export-file.job.ts'

const GENERATING = 1

/** Starts an export: its record and its job are one transaction, so neither is ever there alone. */
export async function startExport(
  { rows, caller, language, input }: Context & { input: unknown },
  jobs: Jobs,
  { reportKey, fileName }: { reportKey: string; fileName: string },
): Promise<{ id: number }> {
  const id = await rows.insert('exportFile', {
    fileName,
    reportKey,
    params: JSON.stringify(input),
    fileState: GENERATING,
    rows: null,
    userName: caller.name,
  })
  await jobs.send(rows.db, exportJob, { id, reportKey, language, scope: rows.scope, userId: caller.userId })
  return { id }
}
