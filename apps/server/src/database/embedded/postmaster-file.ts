import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isProgram, isRunning } from './process-state.ts'

/** A server that has a data directory open, as its `postmaster.pid` describes it. */
export interface Postmaster {
  pid: number
  /** Socket directory, or the address where there are no Unix sockets. */
  host: string
  port: number
}

/** Reads the lines of `postmaster.pid`; nothing while they are not all written. */
export function parsePostmaster(text: string): Postmaster | undefined {
  const [pid, , , port, socket, address] = text.split('\n').map((line) => line.trim())
  const host = socket || address?.split(',')[0]
  if (!Number(pid) || !Number(port) || !host) return undefined
  return { pid: Number(pid), port: Number(port), host }
}

/** What `postmaster.pid` says now. A server that is just starting writes it in pieces: then it says nothing yet. */
export async function readPostmaster(directory: string): Promise<Postmaster | undefined> {
  return parsePostmaster(await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => ''))
}

/**
 * The live server of a data directory, if a process that was killed left one running; a file without one is removed.
 * Only for whoever holds the directory and has started nothing on it.
 */
export async function findPostmaster(directory: string): Promise<Postmaster | undefined> {
  const file = join(directory, 'postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  if (!pid) {
    // Zero-length after a loss of power: PostgreSQL refuses to start over it.
    await rm(file, { force: true })
    return undefined
  }
  const found = parsePostmaster(text) ?? { pid, host: '', port: 0 }
  if (isRunning(pid) && isProgram(pid, 'postgres')) return found
  if (isAddressed(pid)) {
    await rm(file, { force: true })
    if (found.port) await rm(join(found.host, `.s.PGSQL.${found.port}.lock`), { force: true })
  }
  return undefined
}

/**
 * A number that signals still reach is a zombie or another program by now, and PostgreSQL would wait for it for
 * ever. A file whose process is gone altogether is left: PostgreSQL looks by it whether orphans still write.
 */
function isAddressed(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
