import { expect, it } from 'vitest'
import { everyCall } from '../testing/every-call.ts'
import { failures } from './failure.ts'

it('has a sentence for every reason of the contract: a shared one here, or one of the call', () => {
  const silent = everyCall.flatMap(({ name, call }) =>
    call.failures
      .filter((reason) => !(call.sentences[reason] ?? failures.refused(reason as never).text))
      .map((reason) => `${name}: ${reason}`),
  )
  expect(silent).toEqual([])
})
