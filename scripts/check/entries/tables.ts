import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiEntries } from '../../../packages/api/entries.ts'
import { root } from '../../run-process.ts'
import { documentation } from './documented.ts'
import { peersOf, type Weight, weigh } from './sizes.ts'

/*
 * `ENTRIES.md` of each package: what can be imported, what it weighs, what it needs beside. A table is written from the
 * packed packages as they are installed in a foreign project.
 */

export const packages = ['validation', 'api', 'ui'] as const
type PackageName = (typeof packages)[number]

/** A table that is older than this share, and than so many kilobytes, does not say what is packed. */
const TOLERANCE = { share: 0.05, kB: 0.3 }

const ABOUT: Readonly<Record<PackageName, string>> = {
  validation: 'Each is `@ampdeck/validation/<entry>`; the first line is `@ampdeck/validation` itself.',
  api: 'Each is `@ampdeck/api/<entry>`; the first line is `@ampdeck/api` itself. What a page shows of a resource in both languages is beside it: `@ampdeck/api/<entry>.texts`. Other files of the package are its own: nothing else can be imported.',
  ui: 'Each is `@ampdeck/ui/<entry>`. What is heavy, such as an overlay, is loaded when it is first used and not counted here; its peers are. Styles are not counted. All need React. A field of a form has the props of its input, counted there, and `of` and `name`.',
}

export function pathOfTable(name: PackageName): string {
  return join(root, 'packages', name, 'ENTRIES.md')
}

export async function tableOf(project: string, name: PackageName): Promise<string> {
  const peers = peersOf(project, `@ampdeck/${name}`)
  const documented = name === 'ui' ? await documentation() : undefined
  const lines: string[] = []
  for (const [entry, index] of entriesOf(name)) {
    const weight = await weigh(project, `@ampdeck/${name}${entry && `/${entry}`}`, peers)
    const cells = [entry ? `\`${entry}\`` : `\`@ampdeck/${name}\``, ...cellsOf(weight)]
    if (documented) {
      const { components, pages, props, described } = documented(index)
      cells.push(props === 0 ? '–' : `${Math.floor((100 * described) / props)} % of ${props}`)
      cells.push(components === 0 ? '–' : `${pages} of ${components}`)
    }
    lines.push(`| ${cells.join(' | ')} |`)
  }
  const head = ['Entry', 'esbuild, kB', 'Rolldown, kB', 'Peers']
  if (documented) head.push('Props documented', 'Components with a page')
  return `# Entries of @ampdeck/${name}

${ABOUT[name]}

Kilobytes are those of the scripts that the entry loads at once, minified and compressed with gzip, by two bundlers,
without the peers. The table is measured from the packed package, and checked with each test run.

| ${head.join(' | ')} |
|${head.map(() => ' --- ').join('|')}|
${lines.join('\n')}
`
}

function cellsOf({ esbuild, rolldown, peers }: Weight): string[] {
  const named = peers.filter((name) => name !== 'react' && name !== 'react-dom').join(', ')
  return [kB(esbuild), kB(rolldown), named || '–']
}

const kB = (bytes: number) => (bytes / 1_000).toFixed(1)

/** The entries of a package, each with its source; the empty one is the package itself. */
function entriesOf(name: PackageName): [entry: string, file: string][] {
  if (name === 'api') {
    const entries = apiEntries().filter((entry) => entry !== 'index' && !entry.endsWith('.texts'))
    return [['', 'index.ts'], ...entries.map((entry): [string, string] => [entry, `${entry}.ts`])]
  }
  const { exports } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  return Object.entries(exports)
    .filter(([, file]) => file.endsWith('.ts'))
    .map(([key, file]) => [key.slice(2), file.slice(2)])
}

/** What is wrong with a table as it is written: a row that is gone or new, a weight that has changed, a prop without a sentence. */
export function complaintsAbout(written: string, fresh: string): string[] {
  const [old, now] = [rowsOf(written), rowsOf(fresh)]
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter((entry) => {
    const [before, after] = [old.get(entry), now.get(entry)]
    return !before || !after || before.some((cell, at) => !isNear(cell, after[at] ?? ''))
  })
  const silent = [...now].filter(([, cells]) =>
    cells.some((cell) => / % of /.test(cell) && !cell.startsWith('100 %')),
  )
  const hidden = [...now].filter(([, cells]) => cells.some((cell) => /^(\d+) of (?!\1$)/.test(cell)))
  return [
    ...changed.map((entry) => `${entry} is ${now.get(entry)?.join(', ') ?? 'gone'}`),
    ...silent.map(([entry]) => `${entry} has props without a sentence`),
    ...hidden.map(([entry]) => `${entry} has components without a page`),
  ]
}

function rowsOf(table: string): Map<string, string[]> {
  return new Map(
    table
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      )
      .map(([entry = '', ...cells]) => [entry, cells]),
  )
}

function isNear(before: string, after: string): boolean {
  if (before === after) return true
  if (!/^[\d.]+$/.test(before) || !/^[\d.]+$/.test(after)) return false
  const change = Math.abs(Number(before) - Number(after))
  return change <= Math.max(TOLERANCE.kB, TOLERANCE.share * Number(before))
}
