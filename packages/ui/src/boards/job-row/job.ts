import { exportState, importState } from '@ampdeck/api/enumerations/system'

/** What both kinds of jobs have. */
interface CommonJob {
  fileName: string
  /** A code of `ExportState` or `ImportState`. */
  fileState: number
  /** `YYYY-MM-DD HH:mm:ss` in UTC+8. */
  createTime: string
  userName: string
}

/** A file that is being made, or was. */
export interface ExportJob extends CommonJob {
  kind: 'export'
  /** Rows in the file, once it is made. */
  rows?: number | undefined
  /** How far it is, in basis points; absent where nobody knows. */
  progress?: number | undefined
}

/** A file that is being read, or was. */
export interface ImportJob extends CommonJob {
  kind: 'import'
  /** Rows that were kept, so far. */
  uploadSuccess: number
  /** Rows that were not, so far. */
  uploadFail: number
  /** Rows in the file; absent while nobody has counted. */
  total?: number | undefined
}

export type Job = ExportJob | ImportJob

/** An export may be downloaded only when it is made, an import's file unless it is being read. */
export function mayDownload({ kind, fileState }: Pick<Job, 'kind' | 'fileState'>): boolean {
  return kind === 'export'
    ? fileState === exportState.code.downloadable
    : fileState === importState.code.done || fileState === importState.code.failed
}

/** Failed rows can be viewed only where an import failed. */
export function maySeeFailedRows({ kind, fileState }: Pick<Job, 'kind' | 'fileState'>): boolean {
  return kind === 'import' && fileState === importState.code.failed
}

/** How far a running job is in basis points: `unknown` while nobody knows, nothing once it has ended. */
export function progressOf(job: Job): number | 'unknown' | undefined {
  if (job.kind === 'export') {
    return job.fileState === exportState.code.generating ? (job.progress ?? 'unknown') : undefined
  }
  if (job.fileState !== importState.code.importing) return undefined
  if (!job.total) return 'unknown'
  return Math.min(10_000, Math.floor(((job.uploadSuccess + job.uploadFail) * 10_000) / job.total))
}
