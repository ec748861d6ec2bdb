import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isFailure } from './failure.ts'

/** What `/proc/<pid>/stat` tells: the command may hold blanks and brackets, so fields count from the last one. */
export function parseStat(text: string): { command: string; state: string; started: string } {
  const open = text.indexOf('(')
  const close = text.lastIndexOf(')')
  const fields = text.slice(close + 2).split(' ')
  return { command: text.slice(open + 1, close), state: fields[0] ?? '', started: fields[19] ?? '' }
}

/** A process that can still do something. A zombie has ended, although signals still find it. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return isFailure(error, 'EPERM')
  }
  return !stateOf(pid).startsWith('Z')
}

/** Whether a running process is a program of that name; where the system does not tell, it may be. */
export function isProgram(pid: number, name: string): boolean {
  if (process.platform !== 'linux') return true
  return statOf(pid)?.command === name
}

/** Tells a process from a later one with the same number; empty where the system does not tell. */
export function startOf(pid: number): string {
  return statOf(pid)?.started ?? ''
}

function stateOf(pid: number): string {
  if (process.platform === 'linux') return statOf(pid)?.state ?? ''
  if (process.platform === 'win32') return ''
  try {
    return execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

function statOf(pid: number) {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return undefined
  }
}
