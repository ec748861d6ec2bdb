import { execFile } from 'node:child_process'
import { chown, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Engine, program } from './engine.ts'
import type { RunAs } from './run-as.ts'

/** The major version of PostgreSQL that made a data directory; nothing before the first start. */
export async function readMajor(cluster: string): Promise<number | undefined> {
  const text = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')
  return Number.parseInt(text, 10) || undefined
}

/** Makes a data directory. It appears under its name only when it is complete. */
export async function initialise(engine: Engine, runAs: RunAs, cluster: string, user: string): Promise<void> {
  const unfinished = `${cluster}.new`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  if (runAs.user) await chown(unfinished, runAs.user.uid, runAs.user.gid)

  const [command = '', ...args] = [
    ...runAs.prefix,
    program(engine, 'initdb'),
    '-D',
    unfinished,
    '--username',
    user,
    '--auth',
    'trust',
    '--encoding',
    'UTF8',
    '--locale',
    'C',
    '--locale-provider',
    'builtin',
    '--builtin-locale',
    'C.UTF-8',
  ]
  const owner = runAs.prefix.length > 0 ? {} : runAs.user
  await promisify(execFile)(command, args, { ...owner, cwd: unfinished, env: programEnvironment() })
  await rename(unfinished, cluster)
}

/** PG… variables of the caller's shell are about another server. */
export function programEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')))
}
