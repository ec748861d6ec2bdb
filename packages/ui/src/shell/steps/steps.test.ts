import { expect, it } from 'vitest'
import { stateOf } from './steps.tsx'

const steps = [
  { id: 'a', title: 'A' },
  { id: 'b', title: 'B', state: 'failed' as const },
  { id: 'c', title: 'C' },
  { id: 'd', title: 'D' },
]

it('follows from the order, unless a step says otherwise', () => {
  expect(steps.map((_, index) => stateOf(steps, 'c', index))).toEqual([
    'done',
    'failed',
    'current',
    'waiting',
  ])
})

it('is done everywhere once there is no current step', () => {
  expect(stateOf(steps, undefined, 3)).toBe('done')
})
