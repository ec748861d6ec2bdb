import { parseArgs } from 'node:util'
import { command, type Layer, long, tests } from './check/layer.ts'
import { runChecks } from './check/run-checks.ts'
import { exitOnSignals } from './run-process.ts'

/*
 * `npm test`: what every change needs. `npm run test:all`: every check there is, also what takes long and rarely breaks.
 * At the end what took longest, and as the last line what came of it.
 *   node scripts/check.ts [--all] [--only lint,types]
 */

const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, only: { type: 'string' } },
})
const names = values.only?.split(',')
/** Of what is named, everything is run. */
const isAll = values.all || names !== undefined
/** Tests that are marked by `@module-tag long` wait for the whole run. */
const usual = isAll ? [] : ['--tagsFilter=!long']

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
  tests('server', ['--project=server', ...usual]),
  long(tests('pages', ['--config=vitest.pages.config.ts'])),
  command('types', ['tsc', '-b']),
  // It builds on what the compiler has written down.
  long(command('screens', ['node', 'scripts/check-new-screens.ts'], ['types'])),
  long(tests('visual', ['--project=visual'], ['build'])),
  tests('unit', ['--project=unit']),
  long(command('packages', ['node', 'scripts/check-packages.ts'])),
  { ...tests('e2e', ['--project=e2e', ...usual], ['build']), alone: true },
]

const chosen = layers.filter(({ name, isLong }) => (names ? names.includes(name) : isAll || !isLong))
if (chosen.length === 0) {
  console.error(`No such layer. There are ${layers.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

exitOnSignals()
await runChecks(chosen)
