import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire, SourceMap } from 'node:module'
import { dirname, join } from 'node:path'

/*
 * What is in a package as it is installed in a foreign project: its manifest, its declarations with the sources to which
 * they lead, and that nothing but its entries can be imported.
 */

/** What a registry shows of a package. */
const SHOWN = ['version', 'description', 'license', 'keywords', 'engines'] as const
const FILES = ['README.md', 'ENTRIES.md', 'CHANGELOG.md', 'LICENSE']
/** `export declare const station: …`, `export interface Call<…`. */
const DECLARED = /^export (?:declare )?(?:abstract )?(?:function|const|class|interface|type|enum) (\w+)/

/** Fields and files that a package lacks. */
export function missingIn(project: string, name: string): string[] {
  const folder = folderOf(project, name)
  const manifest = manifestOf(folder)
  return [
    ...SHOWN.filter((field) => !manifest[field]),
    ...FILES.filter((file) => !existsSync(join(folder, file))),
  ].map((missing) => `${name} lacks ${missing}`)
}

/** Declarations from which "go to definition" does not land on the line that declares the same name. */
export function lostDefinitions(project: string, name: string): string[] {
  const folder = folderOf(project, name)
  const files = globSync('dist/**/*.d.ts', { cwd: folder }).filter(
    // What leads on to a declaration has none of its own; one that was written by hand is its own source.
    (file) => !file.startsWith('dist/entries/') && !existsSync(join(folder, handWritten(file))),
  )
  if (files.length === 0) return [`${name} has no declarations`]
  return files.flatMap((file) => lostIn(join(folder, file)).map((lost) => `${name}: ${file}: ${lost}`))
}

const handWritten = (file: string) => file.replace(/^dist\/(types\/)?/, 'src/')

function lostIn(path: string): string[] {
  if (!existsSync(`${path}.map`)) return ['no map']
  const map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')))
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      const [, declared] = DECLARED.exec(line) ?? []
      if (!declared) return []
      const entry = map.findEntry(at, line.indexOf(` ${declared}`) + 1)
      if (!('originalSource' in entry)) return [declared]
      const source = join(dirname(path), entry.originalSource)
      if (!existsSync(source)) return [`${entry.originalSource} is not packed`]
      const found = readFileSync(source, 'utf8').split('\n')[entry.originalLine]?.slice(entry.originalColumn)
      return found?.startsWith(declared) ? [] : [declared]
    })
}

/** Files of a package that a stranger could import though they are no entry of it: inner modules, and chunks. */
export function openFiles(project: string, name: string, entries: readonly string[]): string[] {
  const folder = folderOf(project, name)
  const found = [
    ...globSync('src/**/*.{ts,tsx}', { cwd: folder }).map((file) => file.slice('src/'.length)),
    ...globSync('dist/**/*.{js,d.ts}', { cwd: folder }).flatMap((file) => [file, file.slice('dist/'.length)]),
  ].map((file) => `${name}/${file.replace(/(\.d)?\.tsx?$|\.js$/, '')}`)
  return [...new Set(found)].filter((file) => !entries.includes(file) && resolves(project, file))
}

/** What a package names of the others, in code or types, though it is no entry of them. */
export function unknownEntries(project: string, name: string): string[] {
  const folder = folderOf(project, name)
  const named = globSync('dist/**/*.{js,d.ts}', { cwd: folder }).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/["'](@ampdeck\/[\w./-]+)["']/g)].map(
      ([, entry = '']) => entry,
    ),
  )
  return [...new Set(named)].filter((entry) => !resolves(project, entry)).map((entry) => `${name}: ${entry}`)
}

function resolves(project: string, specifier: string): boolean {
  try {
    createRequire(join(project, 'package.json')).resolve(specifier)
    return true
  } catch {
    return false
  }
}

function folderOf(project: string, name: string): string {
  return join(project, 'node_modules', name)
}

function manifestOf(folder: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
