import { expect, it } from 'vitest'
import { columnsIn, recordsIn } from './pile-records.ts'

it('makes a row of each monitor, with component and variable', () => {
  const monitor = {
    ...{ id: 7, value: 60_000, type: 'UpperThreshold', severity: 4, transaction: false },
    ...{
      component: { name: 'EVSE', evse: { id: 1 } },
      variable: { name: 'Power' },
      customData: { vendorId: 'x' },
    },
  }
  const records = recordsIn({ status: 'Accepted', monitors: [monitor], isWhole: true })
  expect(records).toEqual([
    {
      ...{ id: '7', value: '60000', type: 'UpperThreshold', severity: '4', transaction: 'false' },
      ...{ 'component.name': 'EVSE', 'component.evse.id': '1', 'variable.name': 'Power' },
    },
  ])
  expect(columnsIn(records)[0]).toBe('id')
})

it('takes what differs from row to row, and plain texts', () => {
  expect(columnsIn(recordsIn({ displays: [{ id: 1 }, { state: 'Idle', id: 2 }] }))).toEqual(['id', 'state'])
  expect(recordsIn({ customerData: ['card 1', 'card 2'] })).toEqual([
    { value: 'card 1' },
    { value: 'card 2' },
  ])
  expect(recordsIn({ tariffAssignments: [{ evseIds: [1, 2], of: [{ a: 1 }] }] })).toEqual([
    { evseIds: '1, 2', of: '[{"a":1}]' },
  ])
})

it('finds nothing in anything else', () => {
  for (const response of [null, 'x', [], { status: 'Accepted' }, { monitors: 'all' }])
    expect(recordsIn(response)).toEqual([])
})
