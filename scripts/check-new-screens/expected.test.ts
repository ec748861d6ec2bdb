import { expect, it } from 'vitest'
import { missingIn } from './expected.ts'

const output = `
types            ok       17.0 s  1 passed
server 4         ok       12.3 s  21 passed
pages 3          FAILED    9.0 s  17 passed, 1 failed
`

it('is satisfied by a layer that has made its checks', () => {
  expect(missingIn(output, [{ layer: 'server 4', passed: 21 }])).toEqual([])
})

it.each([
  ['has made too few', { layer: 'server 4', passed: 22 }, 'server 4: 21 checks passed of 22'],
  ['has looked at fewer files', { layer: 'server 5', passed: 1 }, 'server 5: 0 checks passed of 1'],
  ['has failed', { layer: 'pages 3', passed: 17 }, 'pages 3: 0 checks passed of 17'],
  ['has not run', { layer: 'unit 2', passed: 1 }, 'unit 2: 0 checks passed of 1'],
])('names a layer that %s', (_what, expected, missing) => {
  expect(missingIn(output, [expected])).toEqual([missing])
})
