import { statfs } from 'node:fs/promises'

/** PostgreSQL writes its log in pieces of 16 MB; with less than this it may stop at any moment. */
const MIN_FREE_BYTES = 64 * 1_048_576
/** For so long a write that found the disk full says that it is. */
const REMEMBERED_MS = 30_000

let fullUntil = 0

/** Whether the database (SQLSTATE 53100) or the operating system had no room left for a write. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return code === '53100' || code === 'ENOSPC' || code === 'EDQUOT' || isDiskFull(error.cause)
}

/** Takes note that a write has found the disk full. */
export function noteDiskFull(now = Date.now()): void {
  fullUntil = now + REMEMBERED_MS
}

/** Whether there is no room for writes: hardly any in the folder, or a write has just found none. */
export async function lacksRoom(folder: string, now = Date.now()): Promise<boolean> {
  if (now < fullUntil) return true
  const free = await statfs(folder).catch(() => undefined)
  return free !== undefined && free.bavail * free.bsize < MIN_FREE_BYTES
}
