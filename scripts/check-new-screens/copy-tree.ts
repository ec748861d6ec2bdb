import { execFileSync } from 'node:child_process'
import {
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** What a tool writes for itself; that of the compiler is of use to the copy. */
const OWN = ['.pnpm', '.vite', '.vite-temp', '.vitest-cache']

/**
 * Copies a working tree, what is not committed included, with its installed packages. Those are hard links, so that
 * they cost neither time nor room and are still found below the copy's own root.
 */
export function copyTree(from: string, to: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: from,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  for (const file of files.split('\0').filter((file) => file && existsSync(join(from, file)))) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    copyFileSync(join(from, file), join(to, file), constants.COPYFILE_FICLONE)
  }

  for (const modules of globSync('{,packages/*/,apps/*/,tests/*/}node_modules', { cwd: from })) {
    for (const entry of readdirSync(join(from, modules)).filter((name) => !OWN.includes(name)))
      cpSync(join(from, modules, entry), join(to, modules, entry), {
        recursive: true,
        verbatimSymlinks: true,
        preserveTimestamps: true,
      })
  }
  linkFolder(join(from, 'node_modules/.pnpm'), join(to, 'node_modules/.pnpm'))
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkFile(source, target)
  }
}

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    // On another disk, or where a file system knows no hard links.
    copyFileSync(from, to)
  }
}
