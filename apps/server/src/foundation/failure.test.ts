import { everyCall } from '@ampdeck/api/resources'
import { expect, it } from 'vitest'
import { failureOf, failures } from './failure.ts'

it('has a sentence for every reason of the contract: a shared one here, or one of the call', () => {
  const silent = everyCall.flatMap(({ name, call }) =>
    call.failures
      .filter((reason) => !(call.sentences[reason] ?? failures.refused(reason as never).text))
      .map((reason) => `${name}: ${reason}`),
  )
  expect(silent).toEqual([])
})

it.each([
  ['22003', 400],
  ['22021', 400],
  ['22P02', 400],
  ['23505', 500],
  ['57014', 500],
  ['ECONNREFUSED', 500],
])('answers an error of the database %s by code %i', (code, expected) => {
  const error = Object.assign(new Error('value "9" is out of range'), { code })
  expect(failureOf(error, 'r').code).toBe(expected)
})
