import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { ensureChromium } from '../chromium.ts'
import { root } from '../run-process.ts'
import type { Layer } from './layer.ts'
import { longest, seconds } from './longest.ts'
import { type Finish, runLayers } from './schedule.ts'

/** More at a time than this only makes each slower. */
const MAX_AT_A_TIME = 4
const LINES_SHOWN = 60
/** Of a test that failed at first and then passed: enough to see where. */
const LINES_AT_FIRST = 8

/** Runs layers of checks and reports each; ends with what took longest and with the line that counts. */
export async function runChecks(layers: readonly Layer[]): Promise<void> {
  process.env.CHROMIUM_PATH = await ensureChromium().catch((error) => {
    // The layers that need a browser fail and say so; the others are still worth running.
    console.error(String(error))
    return ''
  })
  const finished = await runLayers(layers, Math.min(availableParallelism(), MAX_AT_A_TIME), report)
  const sum = (of: 'passed' | 'failed') => finished.reduce((total, { outcome }) => total + outcome[of], 0)
  for (const line of longest(finished)) console.log(line)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1
}

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
  console.log(
    `${layer.name.padEnd(16)} ${state.padEnd(7)} ${seconds(took).padStart(7)}  ${counts.join(', ')}`,
  )
  for (const failure of outcome.failedAtFirst ?? [])
    showIndented(failure.trimEnd().split('\n').slice(0, LINES_AT_FIRST))
  if (outcome.failed > 0) showIndented(outcome.output.trimEnd().split('\n').slice(-LINES_SHOWN))
}

/** Nothing in it can be taken for the last line. */
function showIndented(lines: readonly string[]): void {
  console.log(lines.map((line) => `    ${line}`).join('\n'))
}
