import { exportState, importState } from '@ampdeck/api/enumerations/system'

/** How often a list is read again while a file of it is being made or read (screens.md S011). */
export const REFRESH_MS = 5_000

/** Whether a file is being made or read: the same code in both enumerations. */
export function isRunning({ fileState }: { fileState: number }): boolean {
  return fileState === exportState.code.generating || fileState === importState.code.importing
}

/** How far an import is, in whole per cent and never the whole of it; nothing while its rows are not counted. */
export function percentOf({
  total,
  uploadSuccess,
  uploadFail,
}: {
  total: number | null
  uploadSuccess: number
  uploadFail: number
}): number | undefined {
  if (!total) return undefined
  return Math.min(99, Math.floor(((uploadSuccess + uploadFail) * 100) / total))
}
