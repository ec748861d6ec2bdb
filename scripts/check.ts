import { parseArgs } from 'node:util'
import { command, type Layer, tests } from './check/layer.ts'
import { runChecks } from './check/run-checks.ts'
import { exitOnSignals } from './run-process.ts'

/*
 * `npm test`: every check there is; at the end what took longest, and as the last line what came of it.
 *   node scripts/check.ts [--only lint,types]
 */

/** As they begin, two or more at a time: the longest as early as they can, and last what has the machine for itself. */
const layers: readonly Layer[] = [
  command('build', ['node', 'scripts/build.ts']),
  command('lint', ['biome', 'ci', '--colors=off', '--error-on-warnings', '.']),
  command('texts', ['node', 'scripts/check-texts.ts']),
  command('spec', ['node', 'scripts/spec-coverage.ts', '--check']),
  command('indexes', ['node', 'scripts/write-indexes.ts', '--check']),
  command('folders', ['node', 'scripts/check-folders.ts']),
  command('migrations', ['node', 'scripts/check-migrations.ts']),
  command('unused', ['knip', '--no-progress']),
  tests('stories', ['--config=vitest.stories.config.ts']),
  tests('server', ['--project=server']),
  tests('pages', ['--config=vitest.pages.config.ts']),
  command('types', ['tsc', '-b']),
  // It builds on what the compiler has written down.
  command('screens', ['node', 'scripts/check-new-screens.ts'], ['types']),
  tests('visual', ['--project=visual'], ['build']),
  tests('unit', ['--project=unit']),
  command('packages', ['node', 'scripts/check-packages.ts']),
  { ...tests('e2e', ['--project=e2e'], ['build']), alone: true },
]

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const names = values.only?.split(',')
const chosen = names ? layers.filter(({ name }) => names.includes(name)) : layers
if (chosen.length === 0) {
  console.error(`No such layer. There are ${layers.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

exitOnSignals()
await runChecks(chosen)
