import { expect, it } from 'vitest'
import { meaningOf, treeOf } from './frame-fields.ts'
import { parsedBoot } from './message.fixture.ts'

it('makes the tree anew from the depths of the fields', () => {
  const [frame] = treeOf(parsedBoot, 'en')
  expect(frame?.children?.map(({ name }) => name)).toEqual([
    'messageTypeId',
    'messageId',
    'action',
    'payload',
  ])
  expect(frame?.children?.[3]?.children?.map(({ name, problem }) => [name, problem])).toEqual([
    ['chargePointVendor', undefined],
    ['chargePointModel', 'is longer than 20 characters'],
  ])
})

it('says a problem in the language of the reader', () => {
  const [frame] = treeOf(parsedBoot, 'zh-CN')
  expect(frame?.children?.[3]?.children?.[1]?.problem).toBe('长度超过 20 个字符')
})

it('knows what fields mean, and invents nothing', () => {
  expect(meaningOf({ name: 'connectorId' }, 'en')).toBe('Gun number; 0 is the pile itself')
  expect(meaningOf({ name: 'constructor' }, 'en')).toBeUndefined()
})
