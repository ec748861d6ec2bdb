import { describe, expect, it } from 'vitest'
import { linesOf, seriesTable, withUnit } from './chart-table.tsx'
import { chartFormat } from './chart-unit.ts'

describe('seriesTable', () => {
  const table = seriesTable(['00:00', '01:00'], [{ name: 'Today', values: [1_000, null] }], () =>
    chartFormat('energy', 'en'),
  )

  it('names the unit in the head and says what is not known', () => {
    expect(table).toEqual({
      columns: ['Today, kWh'],
      rows: [
        { head: '00:00', cells: ['1.0'] },
        { head: '01:00', cells: ['–'] },
      ],
    })
  })

  it('is copied line by line, the head first', () => {
    expect(linesOf(table)).toEqual([
      ['', 'Today, kWh'],
      ['00:00', '1.0'],
      ['01:00', '–'],
    ])
  })

  it('puts the unit behind a Chinese name as a list does', () => {
    expect(withUnit('功率', 'kW')).toBe('功率（kW）')
    expect(withUnit('订单数', '')).toBe('订单数')
  })
})
