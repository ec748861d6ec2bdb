import { enumeration } from '@ampdeck/api/enumeration'
import { describe, expect, it } from 'vitest'
import { filtersOf } from '../list/filters-of.ts'
import { listRequest } from '../list-request/list-request.ts'
import { filtersInWords } from './filter-words.ts'
import { shortcutsOf, todayOf } from './periods.ts'

const depotStatus = enumeration('DepotStatus', { open: [1, 'Open', '开放'], closed: [2, 'Closed', '关闭'] })
const filters = filtersOf(
  {
    name: ['Name', '名称'],
    cityCode: ['City', '城市'],
    status: ['Status', '状态'],
    startTime: ['Start', '开始时间'],
  },
  (f) => [
    f.search('name'),
    f.choice('cityCode', { options: 'cities' }),
    f.codes('status', depotStatus),
    f.period('startTime'),
  ],
)
const options = { cities: [{ value: '420100', label: 'Wuhan' }] }

describe('filters in words', () => {
  it.each([
    ['', undefined],
    ['name=sky', 'Name sky'],
    ['status=1,2', 'Status Open, Closed'],
    ['cityCode=420100&status=2', 'City Wuhan, Status Closed'],
    ['cityCode=999999', 'City 999999'],
    ['startTimeFrom=2026-07-01', 'Start Since 2026-07-01'],
    ['startTimeFrom=2026-07-01&startTimeTo=2026-07-31', 'Start 2026-07-01 to 2026-07-31'],
    ['unknown=1', undefined],
  ])('of "%s" are %s', (search, words) => {
    expect(filtersInWords(filters, listRequest(search), options, 'en')).toBe(words)
  })

  it('are in Chinese what they are in English', () => {
    expect(filtersInWords(filters, listRequest('status=1,2&name=天'), options, 'zh-CN')).toBe(
      '名称：天，状态：开放、关闭',
    )
  })
})

describe('the shortcuts of a period', () => {
  it.each([
    ['2026-07-15', '2026-06-16', '2026-07-01', ['2026-06-01', '2026-06-30']],
    ['2026-01-01', '2025-12-03', '2026-01-01', ['2025-12-01', '2025-12-31']],
    ['2028-03-31', '2028-03-02', '2028-03-01', ['2028-02-01', '2028-02-29']],
  ])('on %s', (today, last30, thisMonth, [from, to]) => {
    expect(shortcutsOf(today)).toEqual({
      last30: { from: last30, to: today },
      thisMonth: { from: thisMonth, to: today },
      lastMonth: { from, to },
    })
  })

  it('count from the day in UTC+8', () => {
    expect(todayOf(Date.parse('2026-06-30T16:00:00Z'))).toBe('2026-07-01')
    expect(todayOf(Date.parse('2026-06-30T15:59:59Z'))).toBe('2026-06-30')
  })
})
