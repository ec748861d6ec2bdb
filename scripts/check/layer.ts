import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Finished, run } from '../run-process.ts'

/** What a layer of checks has found. */
export interface Outcome {
  passed: number
  failed: number
  skipped: number
  /** What its tool wrote; people read it when something failed. */
  output: string
}

/** One line of `npm test`. */
export interface Layer {
  name: string
  /** Layers that must have passed before. */
  needs: readonly string[]
  run(): Promise<Outcome>
}

const LIMIT = 14 * 60_000

/** A layer whose tool says only yes or no: it counts as one check. */
export function command(
  name: string,
  line: readonly [string, ...string[]],
  needs: readonly string[] = [],
): Layer {
  const [tool, ...args] = line
  return {
    name,
    needs,
    run: async () => {
      const { code, output } = await run(tool, args, { limit: LIMIT })
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output }
    },
  }
}

/** Tests of Vitest: they are counted one by one. `choice` says which. */
export function tests(name: string, choice: readonly string[], needs: readonly string[] = []): Layer {
  return {
    name,
    needs,
    run: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'ampdeck-check-'))
      const report = join(folder, 'report.json')
      const finished = await run(
        'vitest',
        [
          'run',
          ...choice,
          '--allowOnly=false',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ],
        { limit: LIMIT, env: { NO_COLOR: '1' } },
      )
      const outcome = countTests(finished, readReport(report))
      rmSync(folder, { recursive: true, force: true })
      return outcome
    },
  }
}

/** The part of Vitest's report that we count. */
export interface TestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/**
 * The tests that passed and failed. What fails outside a test counts too, though the report's own figures leave
 * it out: a file that could not be loaded, a hook, an error after the last test, a run that found no test.
 */
export function countTests({ code, output }: Finished, report: TestReport | undefined): Outcome {
  if (!report) return { passed: 0, failed: 1, skipped: 0, output }
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  ).length
  const passed = report.numPassedTests
  const failed = report.numFailedTests + brokenFiles
  const failedOtherwise = failed === 0 && (code !== 0 || passed === 0) ? 1 : 0
  const skipped = report.numPendingTests + report.numTodoTests
  return { passed, failed: failed + failedOtherwise, skipped, output }
}

function readReport(path: string): TestReport | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
