import { expect, it } from 'vitest'
import type { TimedFile } from './layer.ts'
import { longest } from './longest.ts'
import type { Finish } from './schedule.ts'

const finish = (name: string, took: number, files: TimedFile[] = []): Finish => ({
  layer: { name, needs: [], run: () => Promise.reject(new Error('has run')) },
  outcome: { passed: 1, failed: 0, skipped: 0, output: '', files },
  took,
})

it('names the longest layers, files and tests, the longest first', () => {
  const tests = [
    { name: 'opens', took: 1_200 },
    { name: 'closes', took: 300 },
  ]
  const finished = [
    finish('lint', 900),
    finish('e2e', 4_000, [{ name: 'tests/a.test.ts', took: 1_500, tests }]),
  ]
  expect(longest(finished)).toEqual([
    'Longest layers',
    '     4.0 s  e2e',
    '     0.9 s  lint',
    'Longest test files',
    '     1.5 s  tests/a.test.ts',
    'Longest tests',
    '     1.2 s  tests/a.test.ts: opens',
    '     0.3 s  tests/a.test.ts: closes',
  ])
})

it('shows the first eight, and nothing of what there is not', () => {
  const lines = longest(Array.from({ length: 20 }, (_, index) => finish(`layer ${index}`, index)))
  expect(lines).toHaveLength(9)
  expect(lines[1]).toContain('layer 19')
})
