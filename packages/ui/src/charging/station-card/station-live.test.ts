import { gunStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { expect, it } from 'vitest'
import { gunsOf, isOpen, leadingCounts, loadShare, sinceText } from './station-live.ts'

const { charging, idle, fault, offline, preparing, alarm, full } = gunStatus.code

it('writes at most five counts, those an operator looks for first', () => {
  const counts = [preparing, offline, fault, alarm, full, idle, charging].map((status) => ({
    status,
    count: 2,
  }))
  expect(leadingCounts(counts).map(({ status }) => status)).toEqual([charging, idle, full, alarm, fault])
  expect(gunsOf(counts)).toBe(14)
})

it('leaves out what there is none of', () => {
  expect(leadingCounts([{ status: idle, count: 0 }])).toEqual([])
})

it('knows the share of the limit only where there is one', () => {
  expect(loadShare({ powerW: 1_010_000, limitW: 2_500_000 })).toBe(4_040)
  expect(loadShare({ powerW: 2_600_000, limitW: 2_500_000 })).toBe(10_400)
  expect(loadShare({ powerW: null, limitW: 2_500_000 })).toBeUndefined()
  expect(loadShare({ powerW: 5, limitW: 0 })).toBeUndefined()
})

it('works only when it is open', () => {
  expect(isOpen({ status: stationStatus.code.open })).toBe(true)
  expect(isOpen({ status: stationStatus.code.maintenance })).toBe(false)
})

it('writes since when in both languages, in the zone it is written in', () => {
  expect(sinceText('2026-06-29 08:00:00', 'en')).toBe('29 Jun 08:00')
  expect(sinceText('2026-06-29 23:59:59', 'zh-CN')).toBe('6月29日 23:59')
})
