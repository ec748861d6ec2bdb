import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { root } from './run-process.ts'

/** One file names another; paths from the root of the repository. */
export interface Import {
  from: string
  to: string
}

const SOURCES = [
  '{apps,packages}/*/{src,vite}/**/*.{ts,tsx}',
  '{scripts,tests,.storybook}/**/*.{ts,tsx}',
  '{,{apps,packages}/*/}*.ts',
]

/** The entries of our packages, as their `exports` name them: `@ampdeck/ui/pager` to its file. */
type Entries = ReadonlyMap<string, Readonly<Record<string, string>>>

/** Every import between our source files, also of types, and of style sheets. */
export function importsBetweenSources(): Import[] {
  const entries = entriesOfPackages()
  return sourceFiles().flatMap((from) =>
    namedIn(from, readSource(from)).flatMap((name) => {
      const to = resolve(name, from, entries)
      return to === undefined ? [] : [{ from, to }]
    }),
  )
}

/**
 * These files, and every source file that imports one of them, itself or through others: the nearest first. Paths are
 * from the root. A file that globs others (`import.meta.glob`) uses what it finds.
 *
 * @param leadsOn false for a file that imports nearly everything, so that who imports it says nothing
 */
export function filesThatUse(files: readonly string[], leadsOn = (_file: string) => true): string[] {
  if (files.length === 0) return []
  const users = Map.groupBy([...importsBetweenSources(), ...globbed()], ({ to }) => to)
  const found = new Set(files)
  // A set that grows while it is walked is walked to its end.
  for (const file of found) if (leadsOn(file)) for (const { from } of users.get(file) ?? []) found.add(from)
  return [...found]
}

function sourceFiles(): string[] {
  const isOthers = (path: string) => /(^|\/)(node_modules|public|dist)$/.test(path)
  return globSync(SOURCES, { cwd: root, exclude: isOthers }).sort()
}

const readSource = (file: string) => readFileSync(join(root, file), 'utf8')

/** What a file imports or exports from elsewhere, each once. */
function namedIn(path: string, code: string): string[] {
  const { module } = parseSync(path, code)
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      textOf(code.slice(moduleRequest.start, moduleRequest.end)),
    ),
  ]
  return [...new Set(named.filter((name) => name !== undefined))]
}

/** `import('./page.ts')` names a file, `import(path)` does not. */
function textOf(argument: string): string | undefined {
  return /^(['"`])([^'"`$]*)\1$/.exec(argument)?.[2]
}

/** What files find by `import.meta.glob`. */
function globbed(): Import[] {
  return sourceFiles().flatMap((from) =>
    [...readSource(from).matchAll(/import\.meta\.glob\b[^(]*\(\s*'([^']+)'/g)].flatMap(([, pattern = '']) =>
      globSync(join(dirname(from), pattern), { cwd: root }).map((to) => ({ from, to })),
    ),
  )
}

/** The file behind a name; nothing for a library. */
function resolve(name: string, from: string, entries: Entries): string | undefined {
  if (name.startsWith('.')) return join(dirname(from), name.replace(/\?.*$/, ''))
  const [, owner = '', rest = ''] = /^(@ampdeck\/[^/]+)(.*)$/.exec(name) ?? []
  for (const [key, target] of Object.entries(entries.get(owner) ?? {})) {
    if (`.${rest}` === key) return target
    const [head = '', tail] = key.split('*')
    if (tail === undefined || !`.${rest}`.startsWith(head) || !`.${rest}`.endsWith(tail)) continue
    const path = target.replace('*', `.${rest}`.slice(head.length, `.${rest}`.length - tail.length))
    if (existsSync(join(root, path))) return path
  }
  return undefined
}

function entriesOfPackages(): Entries {
  return new Map(
    globSync('{apps,packages}/*/package.json', { cwd: root }).map((path) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, path), 'utf8'))
      const targets = Object.entries(exports as Record<string, string>)
      return [name, Object.fromEntries(targets.map(([key, target]) => [key, join(dirname(path), target)]))]
    }),
  )
}
