import type { billStatistics } from '@ampdeck/api/bill/bill-statistics'
import { compareNames } from '@ampdeck/api/compare-names'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import type { Request } from '../../http/context.ts'
import { type Dimension, figuresBy, namesOf, type Sums, sumsOf } from './bill-statistics.store.ts'

type Export = z.output<typeof billStatistics.statisticsExport.input>

const NOTHING: Sums = {
  orders: 0,
  energyWh: 0,
  eFeeFen: 0,
  sFeeFen: 0,
  discountFen: 0,
  couponFen: 0,
  occupyFeeFen: 0,
  payableFen: 0,
  paidFen: 0,
  owedFen: 0,
}

/** All groups of one dimension: the newest day or the largest group first, or as it is asked. */
export async function grouped(rows: Rows, { sortField, sortOrder, ...filter }: Omit<Export, 'pageSize'>) {
  const found = await figuresBy(rows, filter, [filter.by])
  const groups = await withNames(rows, filter.by, found)
  const isByTime = filter.by === 'day' || filter.by === 'month'
  const field = sortField ?? (isByTime ? 'key' : 'energyWh')
  const sign = (sortOrder ?? 'desc') === 'asc' ? 1 : -1
  const byFigure = (x: Named, y: Named) => (field === 'key' ? 0 : (x[field] ?? 0) - (y[field] ?? 0))
  return groups
    .sort((x, y) => sign * (byFigure(x, y) || compareNames(x.name ?? x.key, y.name ?? y.key)))
    .map((group, index) => ({ ...group, id: index + 1 }))
}

type Named = Awaited<ReturnType<typeof withNames>>[number]

async function withNames(rows: Rows, by: Dimension, found: Awaited<ReturnType<typeof figuresBy>>) {
  const names = await namesOf(
    rows,
    by,
    found.map(({ keys: [key = ''] }) => key),
  )
  return found.map(({ keys: [key = ''], ...figures }) => ({ ...namedGroup(key, names), ...figures }))
}

function namedGroup(key: string, names: Awaited<ReturnType<typeof namesOf>>) {
  return { key, name: null, nameEn: null, ...names.get(key) }
}

export async function statistics({ rows, input }: Request<typeof billStatistics.statistics>) {
  const { current, pageSize, ...asked } = input
  const groups = await grouped(rows, asked)
  const start = (current - 1) * pageSize
  return { records: groups.slice(start, start + pageSize), total: groups.length, current, pageSize }
}

export async function statisticsPivot({ rows, input }: Request<typeof billStatistics.statisticsPivot>) {
  const { across, ...filter } = input
  const { by } = filter
  const found = await figuresBy(rows, filter, [by, across])
  const [ofBy, ofAcross] = await Promise.all([
    namesOf(rows, by, [...new Set(found.map(({ keys: [key = ''] }) => key))]),
    namesOf(rows, across, [...new Set(found.map(({ keys: [, key = ''] }) => key))]),
  ])
  return {
    total: (await sumsOf(rows, filter)) ?? NOTHING,
    cells: found.map(({ keys: [key = '', other = ''], ...cell }) => ({
      by: namedGroup(key, ofBy),
      across: namedGroup(other, ofAcross),
      ...cell,
    })),
  }
}
