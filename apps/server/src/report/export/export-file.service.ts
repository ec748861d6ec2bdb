import { createHash } from 'node:crypto'
import type { Language } from '@ampdeck/api/enumeration'
import { exportState } from '@ampdeck/api/enumerations/system'
import { say } from '@ampdeck/api/texts'
import { formatTimestamp } from '@ampdeck/api/time'
import type { Caller } from '../../access/caller.ts'
import type { Rows } from '../../database/rows.ts'
import type { Scope } from '../../database/scope.ts'
import { type Jobs, jobType } from '../../jobs/job-kind.ts'
import { lockFilesOf, type OpenFilesRequest, refuseOneTooMany } from '../open-files.ts'
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
export const exportJob = jobType<ExportJob>('export', {
  turnOf: ({ scope }) => String(scope.sellerId),
})

/** What an export is started with: a request, or what stands for one when the clock starts it. */
export interface ExportContext {
  rows: Rows
  caller: Pick<Caller, 'userId' | 'name'>
  language: Language
  now: number
  /** Filter and order, as the contract of the list's export has read them. */
  input: unknown
}

/**
 * Starts the export that somebody asks for. The same request while its file is being made is answered with that one,
 * and nobody has more than some files under way.
 */
export async function startExport(
  request: ExportContext & OpenFilesRequest,
  jobs: Pick<Jobs, 'send'>,
  report: Pick<Report, 'page' | 'name' | 'fileName'>,
): Promise<{ id: number }> {
  const { rows, caller, language, input } = request
  const requestHash = hashOf([report.page, language, rows.scope, input])
  await lockFilesOf(request)
  const same = await rows
    .from('exportFile')
    .select('id')
    .where('createUser', '=', caller.userId)
    .where('fileState', '=', exportState.code.generating)
    .where('requestHash', '=', requestHash)
    .executeTakeFirst()
  if (same) return same
  await refuseOneTooMany(request)
  return queueExport(request, jobs, report, requestHash)
}

const hashOf = (request: unknown) => createHash('sha256').update(JSON.stringify(request)).digest('base64url')

/** Queues an export: its record and its job are one transaction, so neither is ever there alone. */
export async function queueExport(
  { rows, caller, language, now, input }: ExportContext,
  jobs: Pick<Jobs, 'send'>,
  { page: reportKey, name, fileName }: Pick<Report, 'page' | 'name' | 'fileName'>,
  requestHash: string | null = null,
): Promise<{ id: number }> {
  const id = await rows.insert('exportFile', {
    fileName: fileName
      ? `${fileName(input as never, now, language)}.xlsx`
      : fileNameOf(say(name, language), now),
    reportKey,
    params: JSON.stringify(input),
    fileState: exportState.code.generating,
    rows: null,
    requestHash,
    userName: caller.name,
    scope: JSON.stringify({ stationIds: rows.scope.stationIds, groupIds: rows.scope.groupIds }),
  })
  await jobs.send(rows.db, exportJob, { id, reportKey, language, scope: rows.scope, userId: caller.userId })
  return { id }
}

/** `Station list 20260701-100000.xlsx`: two exports of one list do not overwrite each other. */
function fileNameOf(name: string, now: number): string {
  const [date, time] = formatTimestamp(now).replaceAll(/[-:]/g, '').split(' ')
  return `${name} ${date}-${time}.xlsx`
}
