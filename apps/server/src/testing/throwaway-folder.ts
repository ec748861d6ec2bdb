import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRunning } from '../database/embedded/process-state.ts'

/** Linux keeps in memory what stands here. */
const IN_MEMORY = '/dev/shm'
/** A run of the server's tests takes one gigabyte at most, one of the end-to-end tests four. */
const ENOUGH = 8 * 2 ** 30

/**
 * A new folder for the databases of tests, in memory where the machine has plenty of it: to copy a database, which is
 * thousands of small files, takes a disk twenty times as long. The engine may enter it; where the tests run as root it
 * runs as another user.
 */
export function throwawayFolder(name: string): string {
  const folder = mkdtempSync(join(place(), `ampdeck-${name}-${process.pid}-`))
  chmodSync(folder, 0o755)
  return folder
}

/** Memory, once it is rid of what killed runs have left there, where it has room; otherwise the disk. */
function place(): string {
  try {
    removeLeftovers()
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    if (Math.min(bavail * bsize, freemem()) > ENOUGH) return IN_MEMORY
  } catch {
    // There is none, or it holds what is not ours to remove.
  }
  return tmpdir()
}

/** A run that was killed could not remove its own, and memory is not swept as a disk is. */
function removeLeftovers(): void {
  for (const name of readdirSync(IN_MEMORY)) {
    const [, pid] = /^ampdeck-[a-z0-9]+-(\d+)-/.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) rmSync(join(IN_MEMORY, name), { recursive: true, force: true })
  }
}
