import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isFailure } from './failure.ts'
import { isRunning, startOf } from './process-state.ts'

interface Holder {
  pid: number
  /** When that process started, so that a later process with the same number is not taken for it. */
  started: string
  host: string
}

/** Why a second process may not open a data directory. */
class DirectoryInUse extends Error {
  override name = 'DirectoryInUse'
}

/**
 * Makes this process the only one that uses a data directory; a lock left by a process that is gone is taken over.
 * Returns the release.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const file = join(directory, 'server.lock')
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid), host: hostname() })

  for (let tries = 0; tries < 50; tries++) {
    try {
      await writeFile(file, mine, { flag: 'wx' })
      return () => rm(file, { force: true })
    } catch (error) {
      if (!isFailure(error, 'EEXIST')) throw error
    }
    const found = await readFile(file, 'utf8').catch(() => '')
    const holder = parseHolder(found)
    if (holder && isHeld(holder)) {
      throw new DirectoryInUse(
        `${directory} is in use by process ${holder.pid} on ${holder.host}. One process opens an embedded database; ` +
          'give this one its own AMPDECK_DATA, or let any number of them share a PostgreSQL server by DATABASE_URL.',
      )
    }
    // An empty file is one that its owner has not written yet, or could not before the power went.
    if (!holder && tries < 10) await pause(50)
    else await moveAway(file, found)
  }
  throw new DirectoryInUse(`${directory} could not be locked: ${file} keeps changing.`)
}

function parseHolder(text: string): Holder | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A lock of another host name was left by a container that is gone: its volume lives on, its name does not. */
function isHeld({ pid, started, host }: Holder): boolean {
  if (host !== hostname()) return false
  return isRunning(pid) && (started === '' || started === startOf(pid))
}

/** Renaming first keeps a lock that another process took in this moment: it is put back. */
async function moveAway(file: string, stale: string): Promise<void> {
  const aside = `${file}.${process.pid}`
  try {
    await rename(file, aside)
  } catch (error) {
    if (isFailure(error, 'ENOENT')) return
    throw error
  }
  const moved = await readFile(aside, 'utf8')
  if (moved === stale) await rm(aside)
  else await rename(aside, file)
}
