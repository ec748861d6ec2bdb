import { describe, expect, it } from 'vitest'
import { countTests, type TestReport } from './layer.ts'

const report = (change: Partial<TestReport> = {}): TestReport => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
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
    const broken = { status: 'failed', assertionResults: [] }
    expect(countTests({ code: 1, output: '' }, report({ testResults: [broken, broken] }))).toMatchObject({
      failed: 2,
    })
  })

  it('counts a failed test once, not its file again', () => {
    const failing = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] }
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
