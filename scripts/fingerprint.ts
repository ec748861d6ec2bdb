import { createHash } from 'node:crypto'
import { type Dirent, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './run-process.ts'

/** Where the last build of each target is remembered. */
const STAMPS = join(root, 'node_modules/.cache/ampdeck')

const LEFT_OUT = new Set(['node_modules', 'dist', 'public', 'coverage', '.cache'])

interface Stamp {
  /** Over path, size and time of change: needs no file to be read. */
  quick: string
  /** Over the contents: holds when a checkout has only touched the files. */
  content: string
}

/** The inputs of a build as they are now, against those of its last success. */
export interface Inputs {
  changed: boolean
  /** Remembers these inputs as built. */
  remember(): void
}

/**
 * Looks whether a target has to be built again.
 *
 * @param paths files and folders, from the root
 * @param isInput false for files that do not reach the result, such as tests
 */
export function inputsOf(
  target: string,
  paths: readonly string[],
  isInput: (path: string) => boolean,
): Inputs {
  const files = paths.flatMap((path) => filesIn(join(root, path))).filter(isInput)
  const path = join(STAMPS, `${target}.json`)
  const last = readStamp(path)
  const quick = hash(files.map(sizeAndTime))
  const remember = () => writeStamp(path, { quick, content: contentOf(files) })

  if (last?.quick === quick) return { changed: false, remember }
  if (last && last.content === contentOf(files)) {
    remember()
    return { changed: false, remember }
  }
  return { changed: true, remember }
}

/** Forgets the last build, so that an interrupted one is not taken for finished. */
export function forget(target: string): void {
  rmSync(join(STAMPS, `${target}.json`), { force: true })
}

/** All files below a folder, or the file itself, in a stable order. */
export function filesIn(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !LEFT_OUT.has(entry.name))
    .sort(byName)
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)]))
}

const byName = (a: Dirent, b: Dirent) => (a.name < b.name ? -1 : 1)

function sizeAndTime(file: string): string {
  const { size, mtimeMs } = statSync(file)
  return `${relative(root, file)} ${size} ${mtimeMs}`
}

function contentOf(files: string[]): string {
  return hash(files.flatMap((file) => [relative(root, file), readFileSync(file)]))
}

function hash(parts: (string | Buffer)[]): string {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part).update('\0')
  return sum.digest('hex')
}

function readStamp(path: string): Stamp | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

function writeStamp(path: string, stamp: Stamp): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(stamp))
}
