import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

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
  const folder = mkdtempSync(join(hasMemory() ? IN_MEMORY : tmpdir(), `ampdeck-${name}-${process.pid}-`))
  chmodSync(folder, 0o755)
  return folder
}

function hasMemory(): boolean {
  try {
    removeLeftovers()
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return Math.min(bavail * bsize, freemem()) > ENOUGH
  } catch {
    return false
  }
}

/** A run that was killed could not remove its own, and memory is not swept as a disk is. */
function removeLeftovers(): void {
  for (const name of readdirSync(IN_MEMORY)) {
    const [, pid] = /^ampdeck-[a-z0-9]+-(\d+)-/.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) rmSync(join(IN_MEMORY, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It runs, as somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
