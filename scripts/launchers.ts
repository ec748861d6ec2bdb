import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/*
 * Between `npm start` and us stand npm, a shell, npx, a shell, pnpm and a shell. A shell that gets SIGTERM dies
 * without passing it on, so a signal sent to npm never arrives here. What does arrive is that one of them is gone.
 */

interface Process {
  parent: number
  /** The command line, or the title that npm gives itself. */
  title: string
}

const isPackageManager = ({ title }: Process) =>
  title.split(/\s+/, 2).some((word) => /(^|\/)(npm|npx|pnpm)(-cli\.js|\.cjs)?$/.test(word))

/** The processes from our parent up to the outermost package manager; none when there is no such. */
export function launchers(): number[] {
  const all = processes()
  const chain: number[] = []
  let length = 0
  for (let pid = process.ppid, found = all.get(pid); found; pid = found.parent, found = all.get(pid)) {
    chain.push(pid)
    if (isPackageManager(found)) length = chain.length
  }
  return chain.slice(0, length)
}

/** True while a process exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function processes(): Map<number, Process> {
  return process.platform === 'linux' ? fromProc() : fromPs()
}

/** Slim containers have no `ps`. */
function fromProc(): Map<number, Process> {
  const all = new Map<number, Process>()
  for (const name of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      // The second field is a name in brackets, which may itself hold blanks and brackets.
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
      const title = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
      all.set(Number(name), { parent, title })
    } catch {
      // It has ended meanwhile.
    }
  }
  return all
}

function fromPs(): Map<number, Process> {
  if (process.platform === 'win32') return new Map()
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [, pid, parent, title] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
      return pid && parent ? [[Number(pid), { parent: Number(parent), title: title ?? '' }] as const] : []
    }),
  )
}
