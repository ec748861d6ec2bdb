import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { namedIn } from './check-folders/imports.ts'
import { root } from './run-process.ts'

const SOURCES = [
  '{apps,packages}/*/{src,*.ts}/**/*.{ts,tsx,css}',
  '{scripts,tests,.storybook}/**/*.{ts,tsx}',
  '*.config.ts',
]

/** The entries of our packages, as their `exports` name them: `@ampdeck/ui/pager` to its file. */
type Entries = ReadonlyMap<string, Readonly<Record<string, string>>>

/**
 * These files, and every source file that imports one of them, itself or through others. Paths are from the root.
 *
 * @param leadsOn false for a file that imports nearly everything, so that who imports it says nothing
 */
export function filesThatUse(files: readonly string[], leadsOn = (_file: string) => true): string[] {
  if (files.length === 0) return []
  const users = usersOfAll()
  const found = new Set(files)
  // A set that grows while it is walked is walked to its end.
  for (const file of found) if (leadsOn(file)) for (const user of users.get(file) ?? []) found.add(user)
  return [...found]
}

/** Who imports a file directly, for every file that is imported. */
function usersOfAll(): Map<string, Set<string>> {
  const entries = entriesOfPackages()
  const users = new Map<string, Set<string>>()
  for (const file of globSync(SOURCES, {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|public|dist)$/.test(path),
  })) {
    if (file.endsWith('.css')) continue
    for (const specifier of namedIn(file, readFileSync(join(root, file), 'utf8'))) {
      const target = resolve(specifier, file, entries)
      if (target) users.set(target, (users.get(target) ?? new Set()).add(file))
    }
  }
  return users
}

function resolve(specifier: string, file: string, entries: Entries): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(file), specifier.split('?')[0] ?? '')
  const [, name = '', rest = ''] = /^(@ampdeck\/[^/]+)(.*)$/.exec(specifier) ?? []
  for (const [key, target] of Object.entries(entries.get(name) ?? {})) {
    const [head = '', tail] = `.${rest}` === key ? [key] : key.split('*')
    if (`.${rest}` === key) return target
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
