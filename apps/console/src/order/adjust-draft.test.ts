import { expect, it } from 'vitest'
import { cellOf, previewOf } from './adjust-draft.ts'
import { orderDetail } from './order.fixture.ts'

it('works out the order from what was typed, and tells what goes back', () => {
  const typed = { [cellOf(1, 'eFeeFen')]: -72, [cellOf(2, 'energyWh')]: null, [cellOf(2, 'sFeeFen')]: '' }
  const preview = previewOf(orderDetail(), typed)
  expect(preview.deltas).toEqual([{ seq: 1, energyWh: 0, eFeeFen: -72, sFeeFen: 0 }])
  expect(preview.sums.payableFen).toBe(4_058)
  expect(preview).toMatchObject({ refundFen: 72, isLarge: false, faults: [], unreadable: [] })
})

it('sees lines with earlier corrections, texts that are no number, and differences above 100 yuan', () => {
  const line = orderDetail().lines[0]
  const earlier = line ? [{ ...line, seq: 3, corrects: 1, energyWh: 0, eFeeFen: -700, sFeeFen: 0 }] : []
  const order = orderDetail({ lines: [...orderDetail().lines, ...earlier] })
  const preview = previewOf(order, { [cellOf(1, 'eFeeFen')]: -73, [cellOf(2, 'sFeeFen')]: 'x' })
  expect(preview.lines).toHaveLength(2)
  expect(preview.faults).toEqual([{ kind: 'below', seq: 1, field: 'eFeeFen' }])
  expect(preview.unreadable).toEqual(['2 sFeeFen'])
  expect(previewOf(order, { [cellOf(1, 'eFeeFen')]: 10_000 }).isLarge).toBe(false)
  expect(previewOf(order, { [cellOf(1, 'eFeeFen')]: 10_001 }).isLarge).toBe(true)
})
