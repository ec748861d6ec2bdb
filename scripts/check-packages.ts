import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { peersOf, weigh } from './check/entries/sizes.ts'
import { complaintsAbout, packages, pathOfTable, tableOf } from './check/entries/tables.ts'
import { lookAtFirstPage, lookAtOwnTheme, lookAtSites, openForeignApp } from './check/foreign-browser.ts'
import { build, bundleAll, entriesOf, firstLoad, importAll, install } from './check/foreign-project.ts'
import { lostDefinitions, missingIn, openFiles, unknownEntries } from './check/packed-files.ts'
import { type Finished, pnpm, root, run } from './run-process.ts'

/*
 * Builds and packs each published package, and looks at the tarball as a stranger would: publint and attw read
 * it, and a project outside the workspace installs it, uses every entry of it and draws an app with it.
 *   node scripts/check-packages.ts [--picture docs/pictures/own-theme.png] [--entries]
 */

const { values } = parseArgs({ options: { picture: { type: 'string' }, entries: { type: 'boolean' } } })

/** Components need a bundler for their styles; the others also run in plain Node. */
const forBundlers: readonly string[] = ['ui']

/** React with its DOM, and what a badge needs: glyphs, one table of marks, an enumeration, texts. */
const BADGE_LIMIT = 75_000
/** A client with one resource: ky and the contract of stations, whose phone takes what people paste, which is 1 kB of rules. */
const CALL_LIMIT = 22_500
/** The same with what it uses of zod, for an application that has no other use of it. */
const CALL_LIMIT_WITH_ZOD = 50_000
/** Names that these libraries leave in minified code. */
const HEAVY = [
  'recharts',
  'uplot',
  'u-over',
  'maplibregl',
  'ProseMirror',
  'emotion',
  'chakra',
  'ZodError',
  'shouldUnregister',
]

const folder = mkdtempSync(join(tmpdir(), 'ampdeck-packages-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const builds = await Promise.all(
  packages.map((name) => step(`${name}: builds`, run('tsup', ['--silent'], { cwd: inPackage(name) }))),
)
const isTyped = await step(
  'declarations',
  run('node', [join(root, 'scripts/write-declarations.ts'), ...packages]),
)
const packs = await Promise.all(packages.map((name) => step(`${name}: packs`, pack(name))))
if ([...builds, isTyped, ...packs].includes(false)) process.exit(1)

const tarballs = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
await Promise.all(
  tarballs.flatMap((tarball) => [
    step(`${tarball}: publint`, run('publint', ['run', join(folder, tarball), '--strict'])),
    step(`${tarball}: types resolve`, attw(tarball)),
  ]),
)

const project = join(folder, 'project')
const files = packages.map((name) => [`@ampdeck/${name}`, join(folder, tarballOf(name))])
const isInstalled = await step('a foreign project installs them', install(project, Object.fromEntries(files)))
if (!isInstalled) process.exit(1)
for (const name of packages.map((each) => `@ampdeck/${each}`)) {
  await step(`${name}: says what it is, with its licence`, none(missingIn(project, name)))
  await step(`${name}: its types lead to readable sources`, none(lostDefinitions(project, name)))
  await step(
    `${name}: nothing but its entries can be imported`,
    none([...openFiles(project, name, entriesOf(project, name)), ...unknownEntries(project, name)]),
  )
}
for (const name of packages) {
  const use = forBundlers.includes(name) ? bundleAll : importAll
  await step(`${name}: works in a foreign project`, use(project, `@ampdeck/${name}`))
}
if (await step('a foreign app builds', build(project, 'index.html', 'app')))
  await step(
    'a foreign app draws shell, table and widget',
    openForeignApp(join(project, 'app'), 'index.html', lookAtSites),
  )
if (await step('the guide "Build your first page" builds', build(project, 'first-page.html', 'first-page')))
  await step(
    'it logs in, lists, edits, follows a gun, draws a chart, in dark and in Chinese',
    openForeignApp(join(project, 'first-page'), 'first-page.html', lookAtFirstPage),
  )
if (await step('a foreign app with a theme of its own builds', build(project, 'own-theme.html', 'own-theme')))
  await step(
    'its colours, radii and fonts are everywhere',
    openForeignApp(join(project, 'own-theme'), 'own-theme.html', (page) =>
      lookAtOwnTheme(page, values.picture),
    ),
  )
await step('one call brings of zod what it uses, whatever bundles it', callAlone())
await step('the tables of entries say what is packed and documented', tablesAreFresh())
if (await step('one badge builds', build(project, 'badge.tsx', 'badge')))
  await step('one badge brings no chart, no form, no overlay', badgeAlone())

async function callAlone(): Promise<Finished> {
  const entry = './one-call.ts'
  const alone = await weigh(project, entry, peersOf(project, '@ampdeck/api'))
  const whole = await weigh(project, entry, [])
  const output = [alone, whole]
    .map(({ esbuild, rolldown }) => `${kilobytes(rolldown)} by Rolldown, ${kilobytes(esbuild)} by esbuild`)
    .join('; with zod ')
  console.log(`       ${output}`)
  const isLight =
    Math.max(alone.esbuild, alone.rolldown) <= CALL_LIMIT &&
    Math.max(whole.esbuild, whole.rolldown) <= CALL_LIMIT_WITH_ZOD
  return { code: isLight ? 0 : 1, output }
}

function none(complaints: readonly string[]): Promise<Finished> {
  return Promise.resolve({ code: complaints.length === 0 ? 0 : 1, output: complaints.join('\n') })
}

/** Each package's table, written anew where that is asked for. */
async function tablesAreFresh(): Promise<Finished> {
  const complaints: string[] = []
  for (const name of packages) {
    const fresh = await tableOf(project, name)
    const path = pathOfTable(name)
    if (values.entries) {
      writeFileSync(path, fresh)
      await run('biome', ['format', '--write', path])
    }
    complaints.push(
      ...complaintsAbout(readFileSync(path, 'utf8'), fresh).map((one) => `@ampdeck/${name}: ${one}`),
    )
  }
  const advice = 'node scripts/check-packages.ts --entries writes the tables anew.'
  return { code: complaints.length === 0 ? 0 : 1, output: [...complaints, advice].join('\n') }
}

async function badgeAlone(): Promise<Finished> {
  const { code, bytes } = firstLoad(project, 'badge', 'badge.tsx')
  const brought = HEAVY.filter((name) => code.includes(name))
  const output = `${kilobytes(bytes)} gzip with React; ${brought.join(', ') || 'none of them'}`
  console.log(`       ${output}`)
  return { code: bytes <= BADGE_LIMIT && brought.length === 0 ? 0 : 1, output }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

function inPackage(name: string): string {
  return join(root, 'packages', name)
}

function pack(name: string): Promise<Finished> {
  return pnpm(['pack', '--pack-destination', folder], { cwd: inPackage(name) })
}

/** Style sheets have no types to resolve. */
function attw(tarball: string): Promise<Finished> {
  const styles = tarball.startsWith('ampdeck-ui-')
    ? ['--exclude-entrypoints', './*.css', './theme/tokens.css', './theme/base.css']
    : []
  return run('attw', [
    join(folder, tarball),
    '--profile',
    'esm-only',
    '--no-definitely-typed',
    '--no-emoji',
    ...styles,
  ])
}

function tarballOf(name: string): string {
  const found = tarballs.find((tarball) => tarball.startsWith(`ampdeck-${name}-`))
  if (!found) throw new Error(`No tarball of ${name} in ${folder}`)
  return found
}

/** Tells how a step went; a failed one makes the whole check fail. */
async function step(title: string, finished: Promise<Finished>): Promise<boolean> {
  const { code, output } = await finished
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${title}`)
  if (code === 0) return true
  console.log(output)
  process.exitCode = 1
  return false
}
