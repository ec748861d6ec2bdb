import { describe, expect, it } from 'vitest'
import { paramsOfRun, savedParams } from './timed-params.ts'

describe('a saved filter', () => {
  it('is JSON or a query string', () => {
    expect(savedParams('{"status":[1,2]}')).toEqual({ status: [1, 2] })
    expect(savedParams('status=1,2&name=GD')).toEqual({ status: '1,2', name: 'GD' })
    expect(savedParams('')).toEqual({})
  })

  it('is nothing when it is broken', () => {
    expect(savedParams('{"status":')).toBeUndefined()
  })
})

describe('the filter of a run', () => {
  const fields = ['status', 'startTimeFrom', 'startTimeTo', 'endTimeFrom', 'endTimeTo']
  const run = { day: '2026-07-31', cycle: 30 } as const

  it('gets the period of the run in the times that were filtered', () => {
    const saved = { status: '1', endTimeFrom: '2026-05-01', endTimeTo: '2026-05-31' }
    expect(paramsOfRun(saved, fields, run)).toEqual({
      params: { status: '1', endTimeFrom: '2026-06-01', endTimeTo: '2026-06-30' },
      period: { from: '2026-06-01', to: '2026-06-30' },
    })
  })

  it('gets it in the first time of the report when none was filtered', () => {
    expect(paramsOfRun({ status: '1' }, fields, run).params).toEqual({
      status: '1',
      startTimeFrom: '2026-06-01',
      startTimeTo: '2026-06-30',
    })
  })

  it('stays as it is where the report has no time', () => {
    expect(paramsOfRun({ status: '1' }, ['status', 'validFrom'], run)).toEqual({
      params: { status: '1' },
      period: undefined,
    })
  })
})
