import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { isFailure } from './failure.ts'

/** Where the programs of one engine are, and what data directory they can open. */
export interface Engine {
  directory: string
  /** Version of the package, for example `18.4.0-beta.17`. */
  version: string
  /** Major version of PostgreSQL: a data directory of another one cannot be opened. */
  major: number
}

interface Link {
  source: string
  target: string
}

/** The path of one of the engine's programs. */
export function program(engine: Engine, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return join(engine.directory, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

/**
 * An engine that is ready to run: the package as installed, with the symbolic links that an archive from the
 * registry cannot hold. Where the package cannot be written to, a copy in `copies` is used.
 */
export async function prepareEngine(packageDirectory: string, copies: string): Promise<Engine> {
  const engine = await describe(packageDirectory)
  try {
    await makeLinks(packageDirectory)
    return engine
  } catch (error) {
    if (!isFailure(error, 'EACCES', 'EPERM', 'EROFS')) throw error
    return copyEngine(engine, copies)
  }
}

/** Copies an engine; a copy that is complete is used again, and two processes may make it at once. */
export async function copyEngine(engine: Engine, copies: string): Promise<Engine> {
  const directory = join(copies, `engine-${engine.version}`)
  if (!(await exists(directory))) {
    const unfinished = `${directory}.${process.pid}`
    await mkdir(unfinished, { recursive: true })
    await cp(join(engine.directory, 'native'), join(unfinished, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    await cp(join(engine.directory, 'package.json'), join(unfinished, 'package.json'))
    await makeLinks(unfinished)
    await openToAll(unfinished)
    await rename(unfinished, directory).catch(async (error) => {
      await rm(unfinished, { recursive: true, force: true })
      if (!isFailure(error, 'ENOTEMPTY', 'EEXIST')) throw error
    })
  }
  return { ...engine, directory }
}

async function describe(directory: string): Promise<Engine> {
  const { version }: { version: string } = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8'))
  return { directory, version, major: Number.parseInt(version, 10) }
}

async function makeLinks(directory: string): Promise<void> {
  const list = join(directory, 'native', 'pg-symlinks.json')
  const links: Link[] = (await exists(list)) ? JSON.parse(await readFile(list, 'utf8')) : []
  for (const { source, target } of links) {
    const at = join(directory, target)
    if (await exists(at)) continue
    await symlink(relative(dirname(at), join(directory, source)), at).catch((error) => {
      if (!isFailure(error, 'EEXIST')) throw error
    })
  }
}

/** Every user may read and run a copy, whatever the mask under which the package was installed. */
async function openToAll(directory: string): Promise<void> {
  await chmod(directory, 0o755)
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    const runs = entry.isDirectory() || ((await lstat(path)).mode & 0o100) !== 0
    await chmod(path, runs ? 0o755 : 0o644)
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}
