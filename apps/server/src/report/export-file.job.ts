import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Language } from '@ampdeck/api/enumeration'
import { stationReport } from '../config/station.report.ts'
import { Rows } from '../database/rows.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import type { Scope } from '../system/caller.ts'
import { csvOf } from './csv.ts'
import { exportPath } from './export-path.ts'
import type { Report } from './report.ts'

/** By the page's id; a new report is one line. */
const reports: Record<string, Report> = { stationList: stationReport }

const DOWNLOADABLE = 2
const FAILED = 3

export interface ExportJob {
  id: number
  reportKey: string
  language: Language
  /** Frozen at the start: what the user could see then is what the file holds. */
  scope: Scope
  userId: number
}

/** Writes the file of an export (LC 21): downloadable when the whole file is there, failed when it cannot be made. */
export const exportJob: JobKind<ExportJob> = {
  name: 'export',
  run: async ({ id, reportKey, language, scope, userId }, { platform, dataDirectory }) => {
    const { db, now, newId } = platform
    const rows = new Rows(db, scope, { now: now(), userId, newId })
    const file = await rows.get('exportFile', id)
    const report = reports[reportKey]
    if (!report) return rows.update('exportFile', { id }, { fileState: FAILED })
    try {
      const table = await report.table(rows, file.params as never, language)
      await writeWhole(exportPath(dataDirectory, file), csvOf(table))
      await rows.update('exportFile', { id }, { fileState: DOWNLOADABLE, rows: table.length - 1 })
    } catch (error) {
      // Shown at once; a later try that succeeds makes it downloadable.
      await rows.update('exportFile', { id }, { fileState: FAILED })
      throw error
    }
  },
}

/** A file is there whole or not at all. */
async function writeWhole(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.part`, text)
  await rename(`${path}.part`, path)
}
