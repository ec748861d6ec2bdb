import { expect, it } from 'vitest'
import { recordQuery } from './record-query.ts'

it.each([
  ['0012', { text: '0012' }],
  [' Shenzhen  Airport ', { text: 'Shenzhen  Airport' }],
  ['pile 0012', { text: '0012', kinds: ['pile'] }],
  ['电桩 0012', { text: '0012', kinds: ['pile'] }],
  ['Order 2026 07', { text: '2026 07', kinds: ['order'] }],
  ['work order WO1A', { text: 'WO1A', kinds: ['workOrder'] }],
  ['work order', { text: 'work order' }],
  ['会员 张', { text: '张', kinds: ['member'] }],
  ['站', { text: '站' }],
  ['pile', { text: 'pile' }],
] as const)('asks for "%s" by %o', (typed, query) => {
  expect(recordQuery(typed)).toEqual(query)
})

it.each(['', ' ', 'a', '> log', 'pile 1'])('asks for nothing by "%s"', (typed) => {
  expect(recordQuery(typed)).toBeUndefined()
})
