import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { type Finished, root, run } from '../run-process.ts'

/** What a layer of checks has found. */
export interface Outcome {
  passed: number
  failed: number
  skipped: number
  /** What its tool wrote; people read it when something failed. */
  output: string
  /** Test files that failed at first and were run again. */
  ranAgain?: readonly string[]
  /** What had failed in them. */
  failedAtFirst?: readonly string[]
  /** The test files with their tests, and how long each took, in milliseconds. */
  files?: readonly TimedFile[]
}

export interface TimedFile {
  name: string
  took: number
  tests: readonly { name: string; took: number }[]
}

/** One line of `npm test` or `npm run test:all`. */
export interface Layer {
  name: string
  /** Layers that must have passed before. */
  needs: readonly string[]
  /** It has work for the whole machine. */
  alone?: boolean
  /** `npm test` leaves it out. */
  isLong?: boolean
  run(): Promise<Outcome>
}

/** What hangs is ended; what is slow beside the others, on whatever machine, is let to its end. */
const LIMIT = 80 * 60_000
const MAX_FILES_AGAIN = 5

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
      const first = await vitest(choice)
      const outcome = countTests(first.finished, first.report)
      const files = filesToRunAgain(first.report)
      if (outcome.failed === 0 || !first.report || files.length === 0) return outcome

      const second = await vitest([...choice, ...files])
      if (!second.report) return outcome
      const merged = countTests(
        { code: second.finished.code, output: first.finished.output + second.finished.output },
        withFilesOf(first.report, second.report),
      )
      return { ...merged, ranAgain: files, failedAtFirst: failuresIn(first.report) }
    },
  }
}

/** A layer that takes long and rarely breaks. */
export function long(layer: Layer): Layer {
  return { ...layer, isLong: true }
}

async function vitest(choice: readonly string[]): Promise<{ finished: Finished; report?: TestReport }> {
  const folder = mkdtempSync(join(tmpdir(), 'ampdeck-check-'))
  const path = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`]
  const finished = await run('vitest', ['run', ...choice, '--allowOnly=false', ...reporters], {
    limit: LIMIT,
    env: { NO_COLOR: '1' },
  })
  const report = readReport(path)
  rmSync(folder, { recursive: true, force: true })
  return { finished, ...(report && { report }) }
}

/**
 * The failed files, where they are few: a browser that the machine has ended, or that was kept waiting by the other
 * layers, is no fault of what it shows. They run once more, alone, and the summary names them, so that a test which
 * needs this often is seen. What is wrong fails both times.
 */
export function filesToRunAgain(report: TestReport | undefined): string[] {
  const failed = report?.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
  const files = [...new Set(failed)]
  return files.length <= MAX_FILES_AGAIN ? files : []
}

/** Each test that failed, with what it said; and each file that failed outside its tests. */
export function failuresIn({ testResults }: TestReport): string[] {
  return testResults.flatMap((file) => {
    const said = failedTests(file).map(({ fullName = '', failureMessages = [] }) =>
      [fullName, ...failureMessages].join('\n'),
    )
    const outside = failedOutside(file) ? [file.message ?? ''] : []
    return [...said, ...outside].map((text) => `${relative(root, file.name)}: ${text}`)
  })
}

/** A report in which the files of a later one stand in the place of its own. */
export function withFilesOf(first: TestReport, second: TestReport): TestReport {
  const again = new Set(second.testResults.map(({ name }) => name))
  const testResults = [...first.testResults.filter(({ name }) => !again.has(name)), ...second.testResults]
  const states = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status))
  const count = (...wanted: string[]) => states.filter((state) => wanted.includes(state)).length
  return {
    testResults,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending', 'skipped', 'disabled'),
    numTodoTests: count('todo'),
  }
}

/** The part of Vitest's report that we count. */
export interface TestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  /** A file each. */
  testResults: {
    name: string
    status: string
    startTime?: number
    endTime?: number
    /** What failed outside its tests. */
    message?: string
    assertionResults: {
      status: string
      fullName?: string
      duration?: number | null
      failureMessages?: string[]
    }[]
  }[]
}

/**
 * The tests that passed and failed. What fails outside a test counts too, though the report's own figures leave
 * it out: a file that could not be loaded, a hook, an error after the last test, a run that found no test.
 */
export function countTests({ code, output }: Finished, report: TestReport | undefined): Outcome {
  if (!report) return { passed: 0, failed: 1, skipped: 0, output }
  const brokenFiles = report.testResults.filter(failedOutside).length
  const passed = report.numPassedTests
  const failed = report.numFailedTests + brokenFiles
  const failedOtherwise = failed === 0 && (code !== 0 || passed === 0) ? 1 : 0
  const skipped = report.numPendingTests + report.numTodoTests
  return { passed, failed: failed + failedOtherwise, skipped, output, files: timesOf(report) }
}

type FileReport = TestReport['testResults'][number]

const failedTests = ({ assertionResults }: FileReport) =>
  assertionResults.filter(({ status }) => status === 'failed')

/** It could not be loaded, or a hook of it failed. */
const failedOutside = (file: FileReport) => file.status === 'failed' && failedTests(file).length === 0

function timesOf({ testResults }: TestReport): TimedFile[] {
  return testResults.map(({ name, startTime = 0, endTime = 0, assertionResults }) => ({
    name: relative(root, name),
    took: endTime - startTime,
    tests: assertionResults.map(({ fullName = '', duration }) => ({ name: fullName, took: duration ?? 0 })),
  }))
}

function readReport(path: string): TestReport | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
