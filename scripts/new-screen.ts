import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { screens } from '@ampdeck/api/menu/menu-tree'
import { type Form, missingAction, newScreen, placeOf } from './new-screen/new-screen.ts'
import { type Finished, formatGenerated, root, run } from './run-process.ts'

/*
 * The first version of a screen over all layers, from the templates of its form (`scripts/new-screen`). From then on it
 * is ordinary code.
 *   pnpm new:screen taxEntity             a list with a form
 *   pnpm new:screen taxEntity --detail    and a drawer that shows one record
 *   pnpm new:screen busDaily --report     a list to read, with sums and an export
 */

const BY_HAND = 'write what is missing by hand, after a generated screen.'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { detail: { type: 'boolean' }, report: { type: 'boolean' } },
})
const form: Form = values.report ? 'report' : values.detail ? 'detail' : 'plain'
const page = screens.find(({ id }) => id === positionals[0])
if (!page) stop('Usage: pnpm new:screen <page id of the menu> [--detail | --report]')
const missing = missingAction(page, form)
if (missing) stop(`${page.id} has no action "${missing}" in the menu: the form "${form}" does not fit.`)

const place = placeOf(page, form, readFileSync(join(root, 'docs/screens.md'), 'utf8'))
const files = newScreen(page, place, templatesOf(form), new Date())
const taken = files.find(([path]) => existsSync(join(root, path)))
if (taken) stop(`${taken[0]} is there already.`)
if (form !== 'report' && holds('apps/server/src/**/*.table.ts', `^ +${place.resource}: \\w+Table$`))
  stop(`The table ${place.resource} is there already: ${BY_HAND}`)
if (holds('packages/api/src/*/*.ts', `\\bservice\\('${place.path}'\\)`))
  stop(`The calls of ${place.path} are there already: ${BY_HAND}`)

for (const [path, text] of files) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const paths = files.map(([path]) => path)
expectDone(await formatGenerated(paths))
expectDone(await run('node', ['scripts/write-indexes.ts']))

const lines = paths.map((path) => readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length)
console.log(paths.map((path, index) => `${String(lines[index]).padStart(4)}  ${path}`).join('\n'))
console.log(
  `${paths.length} files, ${lines.reduce((sum, count) => sum + count, 0)} lines. Next: docs/adding-a-screen.md, 2.`,
)

/** A form with a detail is a plain one in which some files say more. */
function templatesOf(form: Form): [path: string, text: string][] {
  const found = (form === 'detail' ? ['plain', form] : [form]).flatMap((name) => {
    const folder = join(import.meta.dirname, 'new-screen', name)
    return globSync('*.template', { cwd: folder }).map((file): [string, string] => [
      file.replace('.template', ''),
      readFileSync(join(folder, file), 'utf8'),
    ])
  })
  return [...new Map(found)]
}

/** Whether a line of these files is such a one. */
function holds(files: string, line: string): boolean {
  const pattern = new RegExp(line, 'm')
  return globSync(files, { cwd: root }).some((file) => pattern.test(readFileSync(join(root, file), 'utf8')))
}

function expectDone({ code, output }: Finished): void {
  if (code !== 0) throw new Error(output)
}

function stop(message: string): never {
  console.error(message)
  process.exit(2)
}
