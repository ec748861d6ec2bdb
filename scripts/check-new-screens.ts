import { globSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { screens } from '@ampdeck/api/menu/menu-tree'
import { copyTree } from './check-new-screens/copy-tree.ts'
import { missingIn } from './check-new-screens/expected.ts'
import { FORMS, type Form, missingAction } from './new-screen/new-screen.ts'
import { exitOnSignals, root, run } from './run-process.ts'

/*
 * Three branches each add a generated screen, one of each form and of another menu, in a copy of the working tree. They
 * must merge without a conflict and without a file that two of them edit, and what comes of it must pass the checks
 * untouched.
 *   node scripts/check-new-screens.ts
 */

/** Lines of a plain screen over all layers. */
const MAX_LINES = 230
/** Written by `pnpm indexes`; Git joins their lines by itself (`.gitattributes`). */
const SHARED = [
  'docs/rights.md',
  ...['docs', 'resource', 'schema', 'text'].map((name) => `packages/api/src/${name}-index.ts`),
].join('\n')
/** Tries every resource with a table of its name. */
const DATA_SCOPE = 'apps/server/src/access/data-scope.server.test.ts'
/** The tests of `testing/standard-calls.ts`: a record's twice, a report's once. */
const OWN_SERVER_TESTS = 5 + 5 + 3
/** Three of a list, in two variants. */
const TESTS_OF_A_PAGE = 3 * 2
const LIMIT = 15 * 60_000

interface Generated {
  form: Form
  id: string
  files: number
  lines: number
}

exitOnSignals()
const copy = realpathSync(mkdtempSync(join(tmpdir(), 'ampdeck-new-screens-')))
process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
copyTree(root, copy)
await git('init', '--quiet', '--initial-branch=main')
await commit('before')

const built = globSync('apps/console/src/pages/**/*.manifest.ts', { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')
const generated: Generated[] = []
for (const form of FORMS) generated.push(await generate(form))

await git('switch', '--quiet', '--create', 'merged', 'main')
for (const { id } of generated) await git('merge', '--quiet', '--no-ff', '--no-edit', id)
const files = (await git('diff', '--name-only', 'main')).split('\n').filter(Boolean)
expectEqual(
  'files',
  files.length,
  generated.reduce((sum, { files }) => sum + files, 0) + SHARED.split('\n').length,
)

const { code, output } = await run('node', ['scripts/check-changed.ts', DATA_SCOPE], {
  cwd: copy,
  limit: LIMIT,
})
console.log(output)
if (code !== 0) stop('The merged screens do not pass the checks.')
const missing = missingIn(output, [
  ...['types', 'unused', 'texts', 'spec', 'indexes', 'folders', 'migrations', `lint ${files.length}`].map(
    (layer) => ({ layer, passed: 1 }),
  ),
  { layer: `pages ${generated.length}`, passed: generated.length * TESTS_OF_A_PAGE },
  { layer: `server ${generated.length + 1}`, passed: OWN_SERVER_TESTS + 1 },
  { layer: 'unit', passed: 2 * generated.length },
])
if (missing.length > 0) stop(missing.join('\n'))
console.log(generated.map(({ form, id, lines }) => `${form} ${id}: ${lines} lines`).join(', '))

/** On a branch of its own: the first page of a menu of its own which is not built yet and which the form fits. */
async function generate(form: Form): Promise<Generated> {
  const menus = generated.map(({ id }) => menuOf(id))
  const candidates = screens.filter(
    (page) =>
      !built.includes(`'${page.id}'`) &&
      !built.includes(`${page.id}:`) &&
      !menus.includes(menuOf(page.id)) &&
      !missingAction(page, form),
  )
  for (const { id } of candidates) {
    await git('switch', '--quiet', '--create', id, 'main')
    const option = form === 'plain' ? [] : [`--${form}`]
    const { code, output } = await run('node', ['scripts/new-screen.ts', id, ...option], { cwd: copy })
    // Its table is there already: not a page to begin with.
    if (code === 2) continue
    const [, files, lines] = /^(\d+) files, (\d+) lines/m.exec(output) ?? []
    if (code !== 0 || !files) stop(`${id} is not generated.\n${output}`)
    await commit(`feat: ${id}`)

    const edited = await git('diff', '--name-only', '--diff-filter=M', 'main')
    expectEqual(`what ${id} edits`, edited.trim(), SHARED)
    if (form === 'plain' && Number(lines) >= MAX_LINES)
      stop(`A plain screen has ${lines} lines; ${MAX_LINES} is too many.`)
    return { form, id, files: Number(files), lines: Number(lines) }
  }
  return stop(`No page is left to generate as "${form}": build one by hand, and take this form out.`)
}

/** The first part of a page's address. */
function menuOf(id: string): string | undefined {
  return screens.find((screen) => screen.id === id)?.url.split('/')[1]
}

async function commit(message: string): Promise<void> {
  await git('add', '--all')
  await git('commit', '--quiet', '--no-verify', '--message', message)
}

async function git(...args: string[]): Promise<string> {
  const settings = [
    'user.name=Ampdeck',
    'user.email=nobody@ampdeck.test',
    'commit.gpgsign=false',
    'gc.auto=0',
  ]
  const { code, output } = await run('git', [...settings.flatMap((setting) => ['-c', setting]), ...args], {
    cwd: copy,
  })
  return code === 0 ? output : stop(`git ${args.join(' ')}\n${output}`)
}

function expectEqual<Value>(what: string, found: Value, expected: Value): void {
  if (found !== expected) stop(`${what}: ${found}, expected ${expected}`)
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
