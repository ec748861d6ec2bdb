import { station } from '@ampdeck/api/config/station'
import { expect, it } from 'vitest'
import { reportOfList, reportTitle } from './timed-report.ts'

it('is a list’s export with the filter that the list shows', () => {
  expect(reportOfList(station.export, { status: '1', name: 'GD' })).toEqual({
    name: 'stationList',
    exportUrl: '/config-service/station/export',
    exportParams: '{"status":"1","name":"GD"}',
  })
})

it('is called as its page, or as it was saved where the page is none of the user’s', () => {
  const pages = [{ id: 'stationList', title: ['Station list', '场站列表'] as const }]
  expect(reportTitle(pages, { name: 'stationList' })).toEqual(['Station list', '场站列表'])
  expect(reportTitle(pages, { name: 'Monthly money' })).toEqual(['Monthly money', 'Monthly money'])
  expect(reportTitle(pages, { name: 'ownReport:7', title: 'Mine' })).toEqual(['Mine', 'Mine'])
})
