import { expect, it } from 'vitest'
import { errorsOf, failedStep } from './use-wizard.ts'

const steps = [
  { id: 'base', fields: ['code', 'name'] },
  { id: 'place', fields: ['city'] },
]

it('finds the first step that can mend an error', () => {
  expect(failedStep(steps, [{ name: 'city' }])).toBe('place')
  expect(failedStep(steps, [{ name: 'city' }, { name: 'name' }])).toBe('base')
  expect(failedStep(steps, [{ name: 'unknown' }])).toBeUndefined()
  expect(failedStep(steps, [])).toBeUndefined()
})

it('shows in a step only its own errors, and on the last page all', () => {
  const errors = [{ name: 'city' }, { name: 'name' }]
  expect(errorsOf(steps[1], errors)).toEqual([{ name: 'city' }])
  expect(errorsOf(undefined, errors)).toEqual(errors)
})
