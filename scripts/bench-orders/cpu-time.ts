import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A clock tick of /proc, in milliseconds. */
const TICK_MS = 10

/**
 * Processor time in milliseconds that a server and its embedded database have used: unlike the time on the clock it
 * holds on a busy machine. Not a number where the system does not tell.
 */
export function cpuTime(dataDirectory: string): number {
  try {
    const { pid: server } = JSON.parse(readFileSync(join(dataDirectory, 'server.lock'), 'utf8'))
    const pidFile = readFileSync(join(dataDirectory, 'postgres', 'postmaster.pid'), 'utf8')
    const postmaster = Number(pidFile.split('\n')[0])
    const processes = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (statOf(name) ?? []) : []))
    return processes
      .filter(({ pid, parent }) => pid === server || pid === postmaster || parent === postmaster)
      .reduce((sum, { ticks }) => sum + ticks * TICK_MS, 0)
  } catch {
    return Number.NaN
  }
}

/** Nothing for a process that has ended meanwhile. */
function statOf(name: string) {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
    // Behind the name, which may hold spaces: state, parent, ...; fields 14 to 17 are its own time and its children's.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return { pid: Number(name), parent: Number(fields[1]), ticks }
  } catch {
    return undefined
  }
}
