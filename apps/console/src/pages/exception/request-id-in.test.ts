import { expect, it } from 'vitest'
import { requestIdIn } from './request-id-in.ts'

const id = '3f0a8c2e-8c1f-4a7e-9a65-0c9b5d1e2f34'

it.each([
  [`requestId=${id}`, id],
  ['requestId=story-1', 'story-1'],
  ['', undefined],
  ['requestId=', undefined],
  ['requestId=call%20us%20at%20evil.example', undefined],
  [`requestId=${'a'.repeat(65)}`, undefined],
])('of "%s" it is %s', (search, found) => {
  expect(requestIdIn(new URLSearchParams(search))).toBe(found)
})
