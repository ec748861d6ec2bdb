import { expect, it } from 'vitest'
import { viewOf } from './view-of.ts'

const view = (id: number, search: string) => ({ id, name: `View ${id}`, search, shared: false, own: true })
const all = [view(1, 'status=1&cityCode=440300'), view(2, ''), view(3, 'status=1')]

it.each([
  ['cityCode=440300&status=1', 1],
  ['', 2],
  ['status=1', 3],
  ['status=2', undefined],
  ['status=1&current=2', undefined],
])('"%s" shows view %s', (search, id) => {
  expect(viewOf({ all, search })?.id).toBe(id)
})
