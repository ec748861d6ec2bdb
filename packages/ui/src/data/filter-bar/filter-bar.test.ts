import { enumeration } from '@ampdeck/api/enumeration'
import { describe, expect, it } from 'vitest'
import { remember } from '../../inputs/record-picker/known-records.ts'
import { filtersOf } from '../list/filters-of.ts'
import { listRequest } from '../list-request/list-request.ts'
import { filtersInWords, soundRequest } from './filter-words.ts'

const depotStatus = enumeration('DepotStatus', { open: [1, 'Open', '开放'], closed: [2, 'Closed', '关闭'] })
const stations = { search: async () => ({ rows: [], total: 0 }), resolve: async () => [] }
const filters = filtersOf(
  {
    name: ['Name', '名称'],
    cityCode: ['City', '城市'],
    status: ['Status', '状态'],
    startTime: ['Start', '开始时间'],
    ratedW: ['Power', '功率'],
    stationId: ['Station', '场站'],
  },
  (f) => [
    f.search('name'),
    f.choice('cityCode', { options: 'cities' }),
    f.codes('status', depotStatus),
    f.period('startTime'),
    f.range('ratedW', { unit: ['kW', 'kW'], scale: 1_000 }),
    f.records('stationId', { source: stations }),
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
    ['ratedWMin=60000', 'Power At least 60 kW'],
    ['ratedWMin=7500&ratedWMax=120000', 'Power 7.5 kW to 120 kW'],
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

describe('values that make no sense', () => {
  it.each([
    ['status=1,99&startTimeFrom=2026-02-30&startTimeTo=soon', { status: '1' }],
    ['ratedWMin=lots&ratedWMax=7000', { ratedWMax: '7000' }],
    ['status=99', {}],
    ['startTimeFrom=2026-07-01 10:00:00&name=x', { startTimeFrom: '2026-07-01 10:00:00', name: 'x' }],
  ])('"%s" is asked for as %o', (search, sound) => {
    expect(soundRequest(filters, listRequest(search))).toEqual({ current: 1, pageSize: 10, ...sound })
  })

  it('are not said', () => {
    expect(
      filtersInWords(filters, listRequest('startTimeFrom=2026-02-30&ratedWMin=x'), options, 'en'),
    ).toBeUndefined()
  })
})

describe('records', () => {
  it('are said by number until their names were read, and counted where they are many', () => {
    expect(filtersInWords(filters, listRequest('stationId=7'), options, 'en')).toBe('Station No. 7')
    remember(stations, 'en', [{ id: 7, label: 'Shenzhen Airport' }])
    expect(filtersInWords(filters, listRequest('stationId=7,8,9,10'), options, 'en')).toBe(
      'Station Shenzhen Airport, No. 8 and 2 more',
    )
  })
})
