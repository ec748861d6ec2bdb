import { createHash } from 'node:crypto'
import { chown, lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SystemUser } from './run-as.ts'

/** `sun_path` holds 104 bytes on macOS and 108 on Linux, the closing zero included. */
const LIMIT = 103

/** Where the server's socket is put: in the data directory, or under a short name where that is too deep. */
export function socketDirectory(dataDirectory: string, temporary = tmpdir()): string {
  if (Buffer.byteLength(join(dataDirectory, '.s.PGSQL.5432.lock')) <= LIMIT) return dataDirectory
  return join(temporary, `ampdeck-${createHash('sha256').update(dataDirectory).digest('hex').slice(0, 16)}`)
}

/** Makes a socket directory that only the database's user may enter; refuses one that somebody else made. */
export async function makeSocketDirectory(directory: string, user: SystemUser | undefined): Promise<void> {
  await mkdir(directory, { mode: 0o700 }).catch(() => undefined)
  const found = await lstat(directory)
  const uid = process.getuid?.()
  const isOurs = found.isDirectory() && (found.uid === uid || found.uid === user?.uid)
  if (!isOurs || (found.mode & 0o077) !== 0) throw new Error(`${directory} belongs to another user.`)
  if (user) await chown(directory, user.uid, user.gid)
}
