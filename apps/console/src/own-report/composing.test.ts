import type { Composition, Offered } from '@ampdeck/api/report/own-report'
import { problemOf } from '@ampdeck/api/report/own-report-rules'
import { expect, it } from 'vitest'
import { EMPTY, moveFigure, startAt, startNames, turnDimension, turnFigure, withGrains } from './composing.ts'

const some: Composition = {
  ...EMPTY,
  figures: ['orders', 'energyWh', 'paidFen'],
  dimensions: ['station', 'channel'],
  by: ['channel'],
  chart: 'paidFen',
  shares: 'orders',
}

it('takes a figure away with all that is said of it', () => {
  expect(turnFigure(some, 'paidFen', false)).toEqual({
    figures: ['orders', 'energyWh'],
    chart: null,
    compares: null,
    shares: 'orders',
  })
})

it('adds no more figures and dimensions than fit', () => {
  const full = { ...some, figures: Array.from({ length: 12 }, () => 'orders' as const) }
  expect(turnFigure(full, 'owedFen', true)).toEqual({})
  const wide: Composition = { ...some, dimensions: ['station', 'channel', 'city', 'weekday'] }
  expect(turnDimension(wide, 'pile', true)).toEqual({})
})

it('moves a column, and none beyond the ends', () => {
  expect(moveFigure(some, 'energyWh', -1)).toEqual({ figures: ['energyWh', 'orders', 'paidFen'] })
  expect(moveFigure(some, 'energyWh', 1)).toEqual({ figures: ['orders', 'paidFen', 'energyWh'] })
  expect(moveFigure(some, 'orders', -1)).toEqual({})
})

it('stays divided by something', () => {
  expect(turnDimension(EMPTY, 'city', true)).toEqual({ dimensions: ['city'], by: ['city'] })
  expect(turnDimension(some, 'channel', false)).toEqual({ dimensions: ['station'], by: ['station'] })
})

it('keeps the usual stretch of time first', () => {
  expect(withGrains({ ...some, grains: ['month', 'day'] }, ['whole', 'day', 'month'])).toEqual({
    grains: ['month', 'whole', 'day'],
  })
  expect(withGrains({ ...some, grains: ['month', 'day'] }, ['day'])).toEqual({ grains: ['day'] })
})

it('begins with what somebody may see', () => {
  const orders = {
    name: 'orders',
    family: 'bill',
    dimensions: ['channel'],
    grains: ['whole', 'day', 'month'],
    conditions: [],
    isPlaced: true,
  } as const
  const offered: Offered = {
    figures: [{ ...orders, dimensions: ['channel'], grains: [...orders.grains], conditions: [] }],
    dimensions: ['channel'],
  }
  const money = startAt('money', offered)
  expect(money).toMatchObject({ figures: ['orders'], dimensions: ['channel'], compares: null })
  expect(money && problemOf(money, offered)).toBeUndefined()
  expect(startNames.filter((name) => startAt(name, offered))).toEqual(['money'])
})
