import type { Language } from '@ampdeck/api/enumeration'
import { exportState } from '@ampdeck/api/enumerations/system'
import { say } from '@ampdeck/api/texts'
import { formatTimestamp } from '@ampdeck/api/time'
import type { Caller } from '../../access/caller.ts'
import type { Rows, Scope } from '../../database/rows.ts'
import { type Jobs, jobType } from '../../jobs/job-kind.ts'
import type { Report } from './report.ts'

export interface ExportJob {
  id: number
  reportKey: string
  language: Language
  /** Frozen at the start: what the user could see then is what the file holds. */
  scope: Scope
  userId: number
}

/** Writes the file of an export. */
export const exportJob = jobType<ExportJob>('export')

/** What an export is started with: a request, or what stands for one when the clock starts it. */
export interface ExportContext {
  rows: Rows
  caller: Pick<Caller, 'userId' | 'name'>
  language: Language
  now: number
  /** Filter and order, as the contract of the list's export has read them. */
  input: unknown
}

/** Starts an export: its record and its job are one transaction, so neither is ever there alone. */
export async function startExport(
  { rows, caller, language, now, input }: ExportContext,
  jobs: Pick<Jobs, 'send'>,
  { page: reportKey, name }: Pick<Report, 'page' | 'name'>,
): Promise<{ id: number }> {
  const id = await rows.insert('exportFile', {
    fileName: fileNameOf(say(name, language), now),
    reportKey,
    params: JSON.stringify(input),
    fileState: exportState.code.generating,
    rows: null,
    userName: caller.name,
  })
  await jobs.send(rows.db, exportJob, { id, reportKey, language, scope: rows.scope, userId: caller.userId })
  return { id }
}

/** `Station list 20260701-100000.xlsx`: two exports of one list do not overwrite each other. */
function fileNameOf(name: string, now: number): string {
  const [date, time] = formatTimestamp(now).replaceAll(/[-:]/g, '').split(' ')
  return `${name} ${date}-${time}.xlsx`
}
