import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { menuEntries } from '@ampdeck/api/system/menu-tree'
import { newScreen, REFERENCE_FILES } from './new-screen/new-screen.ts'

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
const migrations = readdirSync(join(root, 'apps/server/src/database/migrations')).filter((file) =>
  /^\d/.test(file),
).length
const files = newScreen({ page, migration: migrations + 1, read })
for (const [path, text] of files) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const copied = files.filter(([path]) => !REFERENCE_FILES.shared.includes(path))
const lines = copied.reduce((sum, [, text]) => sum + text.trimEnd().split('\n').length, 0)
console.log(copied.map(([path]) => path).join('\n'))
console.log(
  `\n${copied.length} files, ${lines} lines. Now: its own fields, and the calls' path (docs/adding-a-screen.md).`,
)
