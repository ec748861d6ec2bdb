import { expect, test } from 'vitest'
import { newIdempotencyKey, OpenWrites } from './idempotency-key.ts'

const ENABLE = 'config-service/station/enable {"id":7}'
const make = () => {
  const clock = { now: 0 }
  return { clock, writes: new OpenWrites(() => clock.now) }
}

test('a key is 32 hexadecimal digits, and never the same', () => {
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/)
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey())
})

test('a write that got no answer keeps its key for five minutes', () => {
  const { clock, writes } = make()
  writes.leave(ENABLE, 'first')
  clock.now = 299_999
  expect(writes.keyOf(ENABLE)).toBe('first')
  expect(writes.keyOf('config-service/station/enable {"id":8}')).not.toBe('first')
  clock.now = 300_000
  expect(writes.keyOf(ENABLE)).not.toBe('first')
})

test('an answer to a write of the same resource ends it, one of another does not', () => {
  const { writes } = make()
  writes.leave(ENABLE, 'first')
  writes.settle('config-service/stationGroup/save')
  expect(writes.keyOf(ENABLE)).toBe('first')
  writes.settle('config-service/station/disable')
  expect(writes.keyOf(ENABLE)).not.toBe('first')
})
