import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { formatGenerated, root } from './run-process.ts'
import { apiIndexes } from './write-indexes/api-indexes.ts'
import { rightsTable } from './write-indexes/rights-table.ts'
import { ringFieldPicture } from './write-indexes/ring-field.ts'
import { tokensStyleSheet } from './write-indexes/tokens-css.ts'
import { uiExports } from './write-indexes/ui-exports.ts'

/*
 * Writes what can be read from the folders, so that nobody keeps it by hand. With `--check` it writes nothing and
 * fails where a file is out of date.
 *   node scripts/write-indexes.ts [--check]
 */

/** A file, and what it should say. */
type Index = [path: string, text: string]

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const ui = join(root, 'packages/ui')
const isCurrent = [
  await settle([
    uiExports(ui),
    tokensStyleSheet(ui),
    ringFieldPicture(ui),
    ...apiIndexes(join(root, 'packages/api')),
  ]),
  // Made of the calls that the indexes name, and therefore after them.
  await settle([await rightsTable(root)]),
]
if (isCurrent.includes(false)) process.exitCode = 1

/** Writes those that are out of date; with `--check` names them, and gives false where there is any. */
async function settle(indexes: readonly Index[]): Promise<boolean> {
  const stale = indexes.filter(([path, text]) => !isSame(path, readFileSync(path, 'utf8'), text))
  if (values.check) {
    for (const [path] of stale) console.error(`${relative(root, path)} is out of date: run \`pnpm indexes\`.`)
    return stale.length === 0
  }
  for (const [path, text] of stale) writeFileSync(path, text)
  if (stale.length > 0) await formatGenerated(stale.map(([path]) => path))
  return true
}

/** In what Git joins line by line the order does not count (`.gitattributes`), and in a table the width of its columns. */
function isSame(path: string, written: string, wanted: string): boolean {
  const narrow = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---')
  const sorted = (text: string) => narrow(text).split('\n').sort().join('\n')
  return /-index\.ts$|rights\.md$/.test(path) ? sorted(written) === sorted(wanted) : written === wanted
}
