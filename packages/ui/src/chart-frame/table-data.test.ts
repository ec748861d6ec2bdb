import { describe, expect, it } from 'vitest'
import { chartFormat } from './chart-unit.ts'
import { seriesTable, tsvOf } from './table-data.ts'

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

  it('is copied as tabs and lines, whatever the names hold', () => {
    expect(tsvOf(table)).toBe('\tToday, kWh\n00:00\t1.0\n01:00\t–')
    expect(tsvOf({ columns: ['a\tb'], rows: [] })).toBe('\ta b')
  })
})
