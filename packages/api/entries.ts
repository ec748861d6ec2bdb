import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * What of the package can be imported. It is found, so that no list is edited by every branch: the build puts each entry
 * into `dist/entries`, which is all that `exports` opens.
 */

const src = join(import.meta.dirname, 'src')

/** What has neither calls nor codes, and is an entry. */
const BASICS: readonly string[] = ['index', 'enumeration', 'texts', 'time', 'paging']

/** Resources, their texts, enumerations, the basics, and what `@ampdeck/ui` imports; without `.ts`. */
export function apiEntries(): string[] {
  const index = readFileSync(join(src, 'resource-index.ts'), 'utf8')
  const resources = [...index.matchAll(/from '\.\/(.*)\.ts'/g)].map(([, entry = '']) => entry)
  const named = new Set([...BASICS, ...resources, ...usedByUi()])
  return apiModules().filter(
    (path) => named.has(path) || path.startsWith('enumerations/') || path.endsWith('.texts'),
  )
}

/** The files that are shipped, without `.ts`. */
export function apiModules(): string[] {
  return globSync('**/*.ts', { cwd: src, exclude: ['**/*.{test,fixture}.ts', 'testing/**'] })
    .map((file) => file.replace(/\.ts$/, ''))
    .toSorted()
}

function usedByUi(): string[] {
  const cwd = join(import.meta.dirname, '../ui/src')
  const files = globSync('**/*.{ts,tsx}', { cwd, exclude: ['**/*.{test,stories,fixture,guide}.*'] })
  return files.flatMap((file) =>
    [...readFileSync(join(cwd, file), 'utf8').matchAll(/'@ampdeck\/api\/([^'\s]+)'/g)].map(
      ([, entry = '']) => entry,
    ),
  )
}
