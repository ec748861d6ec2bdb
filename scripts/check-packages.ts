import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleAll, importAll, unpack } from './check/foreign-project.ts'
import { type Finished, root, run } from './run-process.ts'

/*
 * Builds and packs each published package, and looks at the tarball as a stranger would: publint and attw read
 * it, and a project outside the workspace uses every entry of it.
 */

const packages = ['validation', 'api', 'ui'] as const
/** Components need a bundler for their styles; the others also run in plain Node. */
const forBundlers: readonly string[] = ['ui']

const folder = mkdtempSync(join(tmpdir(), 'ampdeck-packages-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const builds = await Promise.all(
  packages.map((name) => step(`${name}: builds`, run('tsup', ['--silent'], { cwd: inPackage(name) }))),
)
const packs = await Promise.all(packages.map((name) => step(`${name}: packs`, pack(name))))
if ([...builds, ...packs].includes(false)) process.exit(1)

const tarballs = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
await Promise.all(
  tarballs.flatMap((tarball) => [
    step(`${tarball}: publint`, run('publint', ['run', join(folder, tarball), '--strict'])),
    step(`${tarball}: types resolve`, attw(tarball)),
  ]),
)

const project = join(folder, 'project')
for (const name of packages) await unpack(project, inPackage(name), join(folder, tarballOf(name)))
for (const name of packages) {
  const use = forBundlers.includes(name) ? bundleAll : importAll
  await step(`${name}: works in a foreign project`, use(project, `@ampdeck/${name}`))
}

function inPackage(name: string): string {
  return join(root, 'packages', name)
}

async function pack(name: string): Promise<Finished> {
  const isThere = (await run('pnpm', ['--version'])).code === 0
  const [tool, ...args] = isThere ? (['pnpm'] as const) : (['npx', '--yes', 'pnpm'] as const)
  return run(tool, [...args, 'pack', '--pack-destination', folder], { cwd: inPackage(name) })
}

/** Style sheets have no types to resolve. */
function attw(tarball: string): Promise<Finished> {
  const styles = tarball.startsWith('ampdeck-ui-') ? ['--exclude-entrypoints', './*.css'] : []
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
