import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { menuEntries } from '@ampdeck/api/menu/menu-tree'
import { newScreen } from './new-screen/new-screen.ts'
import { run } from './run-process.ts'

/*
 * `pnpm new:screen reportGroup`: the first version of a plain screen (contract, texts, server, list, form, stories),
 * copied from the operating units, which are the reference of the pattern. From then on it is ordinary code.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const [pageId] = process.argv.slice(2)
const page = menuEntries().find((entry) => entry.name === pageId && entry.componentType === 'MENU')
if (!pageId || !page) {
  console.error('Usage: pnpm new:screen <page id of the menu>, for example: pnpm new:screen reportGroup')
  process.exit(2)
}

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const files = newScreen({ page, now: new Date(), read })
for (const [path, text] of files) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

await run('node', ['scripts/write-indexes.ts'])
const lines = files.reduce((sum, [, text]) => sum + text.trimEnd().split('\n').length, 0)
console.log(files.map(([path]) => path).join('\n'))
console.log(
  `\n${files.length} files, ${lines} lines. Now: its own fields, and the calls' path (docs/adding-a-screen.md).`,
)
