import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { command, type Layer, tests } from './check/layer.ts'
import { type Finish, runLayers } from './check/schedule.ts'
import { ensureChromium } from './chromium.ts'
import { exitOnSignals, root } from './run-process.ts'

/*
 * `npm test`: every check there is, and as the last line what came of it.
 *   node scripts/check.ts [--only lint,types]
 */

const layers: readonly Layer[] = [
  command('lint', ['biome', 'ci', '--colors=off', '--error-on-warnings', '.']),
  command('indexes', ['node', 'scripts/write-indexes.ts', '--check']),
  command('migrations', ['node', 'scripts/check-migrations.ts']),
  command('texts', ['node', 'scripts/check-texts.ts']),
  command('spec', ['node', 'scripts/spec-coverage.ts', '--check']),
  command('build', ['node', 'scripts/build.ts']),
  command('types', ['tsc', '-b']),
  command('unused', ['knip', '--no-progress']),
  // A server of its own each. The longest layers begin as early as they can.
  tests('e2e 1', ['--project=e2e', '--shard=1/2'], ['build']),
  tests('e2e 2', ['--project=e2e', '--shard=2/2'], ['build']),
  tests('stories', ['--config=vitest.stories.config.ts']),
  tests('pages', ['--config=vitest.pages.config.ts']),
  tests('server', ['--project=server']),
  tests('unit', ['--project=unit']),
  command('packages', ['node', 'scripts/check-packages.ts']),
  tests('visual', ['--project=visual'], ['build']),
]

/** More at a time than this only makes each slower. */
const MOST_AT_A_TIME = 4
const LINES_SHOWN = 60

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const names = values.only?.split(',')
const chosen = names ? layers.filter(({ name }) => names.includes(name)) : layers
if (chosen.length === 0) {
  console.error(`No such layer. There are ${layers.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

exitOnSignals()
process.env.CHROMIUM_PATH = await ensureChromium().catch((error) => {
  // The layers that need a browser fail and say so; the others are still worth running.
  console.error(String(error))
  return ''
})
const finished = await runLayers(chosen, Math.min(availableParallelism(), MOST_AT_A_TIME), report)
const passed = sum(({ outcome }) => outcome.passed)
const failed = sum(({ outcome }) => outcome.failed)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

function report({ layer, outcome, took }: Finish): void {
  const state = outcome.failed === 0 ? 'ok' : 'FAILED'
  const counts = [
    `${outcome.passed} passed`,
    ...(outcome.failed > 0 ? [`${outcome.failed} failed`] : []),
    ...(outcome.skipped > 0 ? [`${outcome.skipped} skipped`] : []),
    ...(outcome.ranAgain
      ? [`run twice: ${outcome.ranAgain.map((file) => relative(root, file)).join(', ')}`]
      : []),
  ]
  console.log(`${layer.name.padEnd(9)} ${state.padEnd(7)} ${seconds(took).padStart(7)}  ${counts.join(', ')}`)
  if (outcome.failed === 0) return
  const lines = outcome.output.trimEnd().split('\n').slice(-LINES_SHOWN)
  // Indented, so that nothing in it can be taken for the last line.
  console.log(lines.map((line) => `    ${line}`).join('\n'))
}

function sum(value: (finish: Finish) => number): number {
  return finished.reduce((total, finish) => total + value(finish), 0)
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
