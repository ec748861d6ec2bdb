import { chmod, lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { lockDirectory } from './directory-lock.ts'
import { copyEngine, type Engine, prepareEngine, program } from './engine.ts'
import { initialise, readMajor } from './initialise.ts'
import { keepRunning } from './keep-running.ts'
import { enginePackageDirectory } from './platform.ts'
import { adopt, launch, type RunningServer } from './postmaster.ts'
import { findPostmaster, readPostmaster } from './postmaster-file.ts'
import { isRunning } from './process-state.ts'
import { databaseUser, mayRun, passingDirectories, type RunAs, reaches } from './run-as.ts'
import { DATABASE_NAME, settings, throwawaySettings } from './settings.ts'

export interface EmbeddedPostgres {
  /** How to reach it: a socket that only this user may open. */
  connection: { host: string; port: number; user: string; database: string }
  /** Whether this start found the server running, left by a process that was killed. */
  adopted: boolean
  /** Fast shutdown: running transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>
}

interface EmbeddedOptions {
  isThrowaway?: boolean
  /** The server has ended by itself, or could not be started again; it is tried until it runs. */
  onDown?: ((error: Error) => void) | undefined
}

/**
 * Starts PostgreSQL on a data directory of its own, which is made at the first start. The server survives this
 * process being killed; the next start takes it over. A server that is killed is started again. Rejects with `DirectoryInUse` while another process has it.
 * What is thrown away after a test need not survive a loss of power.
 */
export async function startEmbeddedPostgres(
  dataDirectory: string,
  { isThrowaway = false, onDown }: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const base = resolve(dataDirectory)
  const cluster = join(base, 'postgres')
  await mkdir(base, { recursive: true })
  const unlock = await lockDirectory(base)

  try {
    const run = await openCluster(base, cluster, isThrowaway ? throwawaySettings : settings)
    const { server, adopted } = await run()
    const { host, port } = server
    const connection = { host, port, user: DATABASE_NAME, database: DATABASE_NAME }
    await ensureDatabase(connection)
    const kept = keepRunning(server, async () => (await run(port)).server, onDown)
    process.once('exit', kept.signal)
    const stop = async () => {
      process.off('exit', kept.signal)
      await kept.stop()
      await unlock()
    }
    return { connection, adopted, stop }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** How to reach the server that another process runs on a data directory; nothing when none runs there. */
export async function runningEmbeddedPostgres(
  dataDirectory: string,
): Promise<EmbeddedPostgres['connection'] | undefined> {
  const found = await readPostmaster(join(resolve(dataDirectory), 'postgres'))
  if (!found || !isRunning(found.pid)) return undefined
  return { host: found.host, port: found.port, user: DATABASE_NAME, database: DATABASE_NAME }
}

/** Makes the cluster where there is none; gives the way to take over the server that runs on it, or to start one. */
async function openCluster(
  base: string,
  cluster: string,
  settings: Readonly<Record<string, string>>,
): Promise<(port?: number) => Promise<{ server: RunningServer; adopted: boolean }>> {
  const installed = await prepareEngine(enginePackageDirectory(), base)
  const major = await readMajor(cluster)
  if (major && major !== installed.major) {
    throw new Error(
      `${cluster} was made by PostgreSQL ${major}; this version brings PostgreSQL ${installed.major}. ` +
        'Start it with the version that made it, export the data and import it here.',
    )
  }
  const { engine, runAs } = await placeEngine(installed, cluster)
  if (!major) await initialise(engine, runAs, cluster, DATABASE_NAME)

  return async (port) => {
    // A server that was killed may still be found for a moment; each look that finds it gone clears what it left.
    for (let left = await findPostmaster(cluster); left; left = await findPostmaster(cluster)) {
      const taken = await adopt(left, engine, cluster)
      if (taken) return { server: taken, adopted: true }
    }
    return { server: await launch(engine, runAs, { base, cluster, settings, port }), adopted: false }
  }
}

/**
 * An engine that the database's user can read, and a way to start it on a directory that this user can reach. Under
 * root's home it can do neither: the engine is copied, for it asks by its real user whether it may read itself.
 */
async function placeEngine(installed: Engine, cluster: string): Promise<{ engine: Engine; runAs: RunAs }> {
  const user = databaseUser(cluster)
  if (!user) return { engine: installed, runAs: { prefix: [] } }
  const isReadable = mayRun(user, program(installed, 'postgres'))
  const engine = isReadable ? installed : await copyEngine(installed, await makeCopies())

  if (reaches(user, cluster)) return { engine, runAs: { user, prefix: [] } }
  const prefix = passingDirectories(user)
  if (prefix) return { engine, runAs: { user, prefix } }
  throw new Error(
    `PostgreSQL does not run as root, and user ${user.uid} cannot reach ${cluster}. ` +
      'Start as an ordinary user, or give AMPDECK_DATA a directory that every user may enter.',
  )
}

/** Programs are run from here, so it has to be ours and closed to the writing of others. */
async function makeCopies(): Promise<string> {
  const directory = join(tmpdir(), 'ampdeck-engines')
  await mkdir(directory, { mode: 0o755 }).catch(() => undefined)
  const found = await lstat(directory)
  if (!found.isDirectory() || found.uid !== 0 || (found.mode & 0o022) !== 0) {
    throw new Error(`${directory} belongs to another user.`)
  }
  await chmod(directory, 0o755)
  return directory
}

async function ensureDatabase(connection: EmbeddedPostgres['connection']): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  try {
    const found = await client.query('select from pg_database where datname = $1', [DATABASE_NAME])
    if (found.rowCount === 0) await client.query(`create database ${DATABASE_NAME}`)
  } finally {
    await client.end()
  }
}
