import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Screen, screens } from '@ampdeck/api/menu/menu-tree'
import { table } from './bench-orders/figures.ts'
import { root } from './run-process.ts'

/*
 * The lines of each plain screen over all layers, without blank ones, tests and stories; fails above the limit. Plain
 * is a list whose records are read, added, edited and deleted, exported and imported, with the files that
 * `pnpm new:screen` writes and no other.
 *   pnpm lines:screens
 */

const MAX = 250
const PLAIN = ['query', 'get', 'add', 'edit', 'delete', 'export', 'import']
const LAYERS = {
  api: (name: string) => [`packages/api/src/*/${name}.ts`, `packages/api/src/*/${name}.texts.ts`],
  server: (name: string) => [
    `apps/server/src/*/${name}/*.ts`,
    `apps/server/src/database/migrations/*-${name}.ts`,
  ],
  console: (name: string) => [`apps/console/src/pages/*/${name}/*.{ts,tsx}`],
}

const isPlain = ({ kind, actions }: Screen) =>
  kind === 'list' && actions.every((action) => PLAIN.includes(action.split(':')[1] ?? ''))

const TESTS = /\.(test|stories|fixture)\./
const filesOf = (patterns: readonly string[]) =>
  globSync([...patterns], { cwd: root }).filter((path) => !TESTS.test(path))
const linesOf = (files: readonly string[]) =>
  files.reduce((sum, path) => sum + filled(readFileSync(join(root, path), 'utf8')), 0)

/** Every file is one of those that the generator writes, and each layer has some. */
function isOfPattern(folder: string, layers: readonly string[][]): boolean {
  const own = new RegExp(
    `^(\\d+-\\d+-)?${folder}(\\.(texts|table|store|routes|report|import|demo|page|manifest)|-(list|form))?\\.tsx?$`,
  )
  return layers.every((files) => files.length > 0 && files.every((path) => own.test(basename(path))))
}

const filled = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length

const folders = globSync('apps/console/src/pages/*/*/*.manifest.ts', { cwd: root }).map((path) =>
  basename(dirname(path)),
)
/** The folder of a screen: its id, in small letters with hyphens. */
const folderOf = ({ id }: Screen) =>
  folders.find((name) => name.replaceAll('-', '').toLowerCase() === id.toLowerCase())

const counted = screens.filter(isPlain).flatMap((screen) => {
  const folder = folderOf(screen)
  if (folder === undefined) return []
  const files = Object.values(LAYERS).map((patterns) => filesOf(patterns(folder)))
  if (!isOfPattern(folder, files)) return []
  const layers = files.map(linesOf)
  return [{ folder, layers, sum: layers.reduce((sum, lines) => sum + lines, 0) }]
})
const rows = counted.toSorted((a, b) => b.sum - a.sum)
console.log(
  table(
    ['screen', ...Object.keys(LAYERS), 'sum', `at most ${MAX}`],
    rows.map(({ folder, layers, sum }) => [
      ...[folder, ...layers.map(String), String(sum)],
      sum > MAX ? 'more' : '',
    ]),
  ),
)
const over = rows.filter(({ sum }) => sum > MAX)
const median = rows[Math.floor(rows.length / 2)]?.sum ?? 0
console.log(`${rows.length} plain screens, median ${median} lines, ${over.length} above ${MAX}`)
if (over.length > 0) process.exitCode = 1
