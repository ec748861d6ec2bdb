import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { expect, it } from 'vitest'
import { chargingOf, countsOfAll, spelt } from './gun-counts.ts'

const { idle, charging, fault, offline } = gunStatus.code
const counts = [
  { status: idle, count: 3 },
  { status: charging, count: 2 },
]

it('names every status, charging first and offline last', () => {
  const all = countsOfAll(counts)
  expect(all).toHaveLength(8)
  expect(all[0]).toEqual({ status: charging, count: 2 })
  expect(all.at(-1)).toEqual({ status: offline, count: 0 })
  expect(all.find(({ status }) => status === fault)?.count).toBe(0)
})

it('counts the guns of a status that this version does not know in the total', () => {
  expect(chargingOf([...counts, { status: 42, count: 5 }])).toEqual({ charging: 2, total: 10 })
})

it('spells the counts in both languages and leaves out what there is none of', () => {
  expect(spelt(counts, 'en')).toBe('Charging 2, Idle 3')
  expect(spelt(counts, 'zh-CN')).toBe('充电中 2，空闲 3')
})
