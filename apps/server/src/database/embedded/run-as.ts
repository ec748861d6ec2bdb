import { execFileSync } from 'node:child_process'
import { accessSync, constants, readFileSync, type Stats, statSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** The system user that PostgreSQL runs as when this process is root, as whom PostgreSQL refuses to run. */
export interface SystemUser {
  uid: number
  gid: number
}

const NOBODY: SystemUser = { uid: 65_534, gid: 65_534 }

/** How a program is started: its own user, and a prefix to its command line. */
export interface RunAs {
  user?: SystemUser
  prefix: string[]
}

/** The user `nobody` as the system numbers it. */
export function parseNobody(passwd: string): SystemUser {
  const line = passwd.split('\n').find((entry) => entry.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : NOBODY
}

/** Nothing when this process is no root; else who owns the data directory already, or `nobody`. */
export function databaseUser(directory: string): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(directory, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  try {
    return parseNobody(readFileSync('/etc/passwd', 'utf8'))
  } catch {
    return NOBODY
  }
}

/** Whether a user may go through a directory, or run a program, that has these bits. */
export function mayEnter(
  { uid, gid }: SystemUser,
  { uid: owner, gid: group, mode }: Pick<Stats, 'uid' | 'gid' | 'mode'>,
) {
  if (owner === uid) return (mode & 0o100) !== 0
  if (group === gid) return (mode & 0o010) !== 0
  return (mode & 0o001) !== 0
}

/** Whether a user reaches a path: every directory above it lets it through. */
export function reaches(user: SystemUser, path: string): boolean {
  const above = dirname(path)
  return mayEnter(user, statSync(above)) && (above === path || reaches(user, above))
}

/** Whether a user may run a program. */
export function mayRun(user: SystemUser, path: string): boolean {
  return reaches(user, path) && mayEnter(user, statSync(path))
}

/**
 * Starts a program as that user although directories above its files are closed to it (a clone under root's home):
 * the user keeps the one capability that passes them, and nothing else of root's. Nothing where the system cannot.
 */
export function passingDirectories({ uid, gid }: SystemUser): string[] | undefined {
  const setpriv = findProgram('setpriv')
  if (!setpriv) return undefined
  const command = [setpriv, '--reuid', String(uid), '--regid', String(gid), '--clear-groups']
  const capability = ['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override', '--']
  try {
    execFileSync(setpriv, [...command.slice(1), ...capability, 'true'], { stdio: 'ignore' })
    return [...command, ...capability]
  } catch {
    return undefined
  }
}

function findProgram(name: string): string | undefined {
  const directories = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/bin']
  return directories
    .map((directory) => join(directory, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}
