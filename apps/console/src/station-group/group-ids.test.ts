import { listRequest } from '@ampdeck/ui/list-request'
import { expect, it } from 'vitest'
import { groupIdsOf } from './group-ids.ts'

it.each([
  ['', []],
  ['stationGroupId=7', [7]],
  ['stationGroupId=7,x,,8', [7, 8]],
  ['stationGroupId=-1', []],
])('reads the groups of "%s"', (search, ids) => {
  expect(groupIdsOf(listRequest(new URLSearchParams(search)))).toEqual(ids)
})
