import { expect, it } from 'vitest'
import type { Composition, Offered } from './own-report.ts'
import { definitionOf, gapsOf, problemOf } from './own-report-rules.ts'
import { plainComposition } from './plain-composition.ts'

const known = {
  family: 'bill',
  dimensions: ['station', 'channel'],
  grains: ['whole', 'day'],
  conditions: ['fleet'],
  isPlaced: true,
} as const satisfies Omit<Offered['figures'][number], 'name'>
const offered: Offered = {
  figures: [
    {
      ...known,
      dimensions: [...known.dimensions],
      grains: [...known.grains],
      conditions: [],
      name: 'orders',
    },
    { ...known, dimensions: ['station'], grains: ['whole'], conditions: [], name: 'guns' },
    {
      name: 'giftFen',
      family: 'bill',
      dimensions: ['rechargeType'],
      grains: ['whole', 'day'],
      conditions: [],
      isPlaced: false,
    },
  ],
  dimensions: ['station', 'channel', 'rechargeType'],
}
const composed: Composition = {
  figures: ['orders'],
  dimensions: ['station', 'channel'],
  by: ['station'],
  grains: ['day', 'whole'],
  ...plainComposition,
}

it('is a report like any other', () => {
  const { definition, hidden } = definitionOf({ ...composed, chart: 'orders', stationIds: [7] }, offered)
  expect(definition).toMatchObject({
    family: 'bill',
    dimensions: ['station', 'channel'],
    by: ['station'],
    grains: ['day', 'whole'],
    figures: ['orders'],
    chart: 'orders',
    period: 'last30',
    within: { stationId: [7], reportGroupId: undefined },
  })
  expect(hidden).toEqual({ figures: [], dimensions: [] })
})

it('leaves out what is not offered, also as chart, comparison and share', () => {
  const of: Composition = {
    ...composed,
    figures: ['paidFen', 'orders'],
    dimensions: ['member', 'channel'],
    by: ['member'],
    chart: 'paidFen',
    compares: 'paidFen',
    shares: 'orders',
  }
  const { definition, hidden } = definitionOf(of, offered)
  expect(hidden).toEqual({ figures: ['paidFen'], dimensions: ['member'] })
  expect(definition).toMatchObject({ figures: ['orders'], dimensions: ['channel'], by: ['channel'] })
  expect(definition).not.toHaveProperty('chart')
  expect(definition).not.toHaveProperty('compares')
  expect(definition?.shares).toBe('orders')
})

it('is none where no figure or no dimension is left', () => {
  expect(definitionOf({ ...composed, figures: ['paidFen'] }, offered).definition).toBeUndefined()
  expect(definitionOf({ ...composed, dimensions: ['member'] }, offered).definition).toBeUndefined()
})

it('is filtered by stations where one of its figures knows them', () => {
  expect(definitionOf(composed, offered).definition?.placeless).toBeUndefined()
  const gifts: Composition = { ...composed, figures: ['giftFen'], dimensions: ['rechargeType'] }
  expect(definitionOf(gifts, offered).definition?.placeless).toBe(true)
})

it('names what a figure does not know', () => {
  const [, guns = { ...known, name: 'guns' as const }] = offered.figures
  expect(gapsOf(guns, { ...composed, only: 'fleet' })).toEqual({
    dimensions: ['channel'],
    grains: ['day'],
    only: true,
  })
})

it.each([
  ['composes what is offered', {}, undefined],
  ['lets a figure be empty by what is chosen besides', { figures: ['guns'], grains: ['whole'] }, undefined],
  ['refuses a figure of no page', { figures: ['orders', 'paidFen'] }, ['ownReport.mayNot', ['figures', 1]]],
  [
    'refuses a dimension of no page',
    { dimensions: ['station', 'member'] },
    ['ownReport.mayNot', ['dimensions', 1]],
  ],
  ['refuses what stays empty', { figures: ['orders', 'guns'] }, ['ownReport.unknown', ['figures', 1]]],
  [
    'refuses a condition that a figure does not know',
    { only: 'fleet' },
    ['ownReport.unknown', ['figures', 0]],
  ],
] as const)('%s', (_title, change, expected) => {
  const problem = problemOf({ ...composed, ...(change as Partial<Composition>) }, offered)
  expect(problem && [problem.reason, problem.path]).toEqual(expected)
})
