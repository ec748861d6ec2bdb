import { describe, expect, it } from 'vitest'
import { countTests, failuresIn, filesToRunAgain, type TestReport, withFilesOf } from './layer.ts'

const file = (name: string, ...states: string[]) => ({
  name,
  status: states.includes('failed') ? 'failed' : 'passed',
  assertionResults: states.map((status) => ({ status })),
})
const report = (change: Partial<TestReport> = {}): TestReport => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [file('a', 'passed')],
  ...change,
})
const done = { code: 0, output: '' }

describe('countTests', () => {
  it('takes the figures of a clean run', () => {
    expect(countTests(done, report({ numPendingTests: 2 }))).toMatchObject({
      passed: 3,
      failed: 0,
      skipped: 2,
    })
  })

  it('counts a file that could not be loaded as a failure', () => {
    const broken = { name: 'a', status: 'failed', assertionResults: [] }
    expect(countTests({ code: 1, output: '' }, report({ testResults: [broken, broken] }))).toMatchObject({
      failed: 2,
    })
  })

  it('counts a failed test once, not its file again', () => {
    const failing = file('a', 'passed', 'failed')
    const outcome = countTests({ code: 1, output: '' }, report({ numFailedTests: 1, testResults: [failing] }))
    expect(outcome).toMatchObject({ passed: 3, failed: 1 })
  })

  it('fails a run that ended badly although each test passed', () => {
    expect(countTests({ code: 1, output: '' }, report())).toMatchObject({ passed: 3, failed: 1 })
    expect(countTests({ code: null, output: '' }, report())).toMatchObject({ passed: 3, failed: 1 })
  })

  it('fails a run without tests', () => {
    expect(countTests(done, report({ numPassedTests: 0, testResults: [] }))).toMatchObject({ failed: 1 })
  })

  it('fails a run that left no report', () => {
    expect(countTests(done, undefined)).toMatchObject({ passed: 0, failed: 1 })
  })
})

describe('a second run', () => {
  const failed = file('b', 'passed', 'failed')
  const broken = { name: 'c', status: 'failed', assertionResults: [] }
  const first = report({ numFailedTests: 1, testResults: [file('a', 'passed', 'skipped'), failed, broken] })

  it('is of the failed files alone, each once', () => {
    expect(filesToRunAgain(first)).toEqual(['b', 'c'])
    expect(filesToRunAgain({ ...first, testResults: [failed, failed] })).toEqual(['b'])
  })

  it('does not take place where many failed, or none', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => file(name, 'failed'))
    expect(filesToRunAgain(report({ testResults: many }))).toEqual([])
    expect(filesToRunAgain(report())).toEqual([])
    expect(filesToRunAgain(undefined)).toEqual([])
  })

  it('is said with what had failed, of tests and of a file that could not be loaded', () => {
    const said = { status: 'failed', fullName: 'adds', failureMessages: ['expected 3 to be 4'] }
    const [inTest, outside] = [
      { ...failed, assertionResults: [said, { status: 'passed' }] },
      { ...broken, message: 'No such module' },
    ]
    expect(failuresIn(report({ testResults: [file('a', 'passed'), inTest, outside] }))).toEqual([
      expect.stringMatching(/b: adds\nexpected 3 to be 4$/),
      expect.stringMatching(/c: No such module$/),
    ])
  })

  it('counts in the place of the first', () => {
    const second = report({ testResults: [file('b', 'passed', 'passed'), file('c', 'passed', 'passed')] })
    const merged = withFilesOf(first, second)
    expect(countTests(done, merged)).toMatchObject({ passed: 5, failed: 0, skipped: 1 })
  })

  it('fails what fails both times', () => {
    const second = report({ testResults: [failed, broken] })
    expect(countTests({ code: 1, output: '' }, withFilesOf(first, second))).toMatchObject({
      passed: 2,
      failed: 2,
    })
  })
})
