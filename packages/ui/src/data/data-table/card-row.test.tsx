import { orderStatus } from '@ampdeck/api/enumerations/order'
import { texts } from '@ampdeck/api/texts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { columnsOf } from '../list/columns-of.ts'
import { CardRow } from './card-row.tsx'
import type { TableFrame } from './table-row.tsx'

interface Car {
  id: number
  batteryWh: number
  owedFen: number
  payload: string
  status: number
}

const columns = columnsOf<Car>(
  texts({
    owner: ['Owner', '车主'],
    batteryWh: ['Battery, kWh', '电池容量（kWh）'],
    owedFen: ['Owed', '欠款'],
    payload: ['Payload', '内容'],
    status: ['Status', '状态'],
  }),
  (c) => [
    c.custom('owner', { cell: () => '王芳', text: () => '王芳' }),
    c.energy('batteryWh'),
    c.custom('owedFen', { numeric: 'money', cell: ({ owedFen }) => (owedFen / 100).toFixed(2) }),
    c.custom('payload', { cell: ({ payload }) => <span>{payload}</span>, text: ({ payload }) => payload }),
    c.custom('status', { lead: true, cell: ({ status }) => orderStatus.label(status, 'en') }),
  ],
)

/** The words of a card, one part behind the other. */
function wordsOf(row: Partial<Car>): string[] {
  const frame = {
    columns: columns.map((column) => ({ column })),
    actions: [],
    language: 'en',
    selectable: false,
    offset: 0,
  } as unknown as TableFrame<Car>
  const markup = renderToStaticMarkup(
    <table>
      <tbody>
        <CardRow
          row={{
            id: 1,
            batteryWh: 52_000,
            owedFen: 0,
            payload: '',
            status: orderStatus.code.charging,
            ...row,
          }}
          index={0}
          isSelected={false}
          isOpen={false}
          frame={frame}
        />
      </tbody>
    </table>,
  )
  return markup
    .split(/<[^>]+>/)
    .map((word) => word.trim())
    .filter(Boolean)
}

describe('CardRow', () => {
  it('leads with what a row without a name is drawn as first, and with its state', () => {
    expect(wordsOf({}).slice(0, 2)).toEqual(['王芳', 'Charging'])
  })

  it('writes the unit behind a figure, and not in its name as well', () => {
    expect(wordsOf({}).join(' ')).toContain('Battery 52.000 kWh Owed 0.00 yuan')
  })

  it('leaves out the name of what says nothing', () => {
    expect(wordsOf({})).not.toContain('Payload')
    expect(wordsOf({ payload: 'reason: full' })).toContain('Payload')
  })
})
