import type { groupInfo } from '@ampdeck/api/config/group-info'
import { DAY, dayNumber, formatDate, startOfDay } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Request } from '../../http/context.ts'
import * as stations from '../station/station.service.ts'
import { checkStations } from './station-group.service.ts'
import { addMembers, isInGroup, members, removeMembers } from './station-group.store.ts'

type PageInput = z.output<typeof groupInfo.stations.input>
const DAYS = 30

export async function page(rows: Rows, { id, ...request }: PageInput) {
  await rows.get('stationGroup', id)
  return stations.page(rows, request, (query) => query.where(isInGroup([id])))
}

export async function stat(rows: Rows, id: number) {
  await rows.get('stationGroup', id)
  const from = startOfDay(dayNumber(rows.now) - DAYS + 1)
  const [all, figures] = await Promise.all([
    stations.page(rows, { current: 1, pageSize: 1_000 }, (query) => query.where(isInGroup([id]))),
    rows
      .from('dayStat')
      .innerJoin('station', sameSeller('station.id', 'dayStat.stationId'))
      .select((of) => [
        'dayStat.day',
        of.fn.sum<number>('dayStat.orders').as('orders'),
        of.fn.sum<number>('dayStat.energyWh').as('energyWh'),
        sql<number>`sum(e_fee_fen + s_fee_fen)`.as('feeFen'),
      ])
      .where('dayStat.day', '>=', formatDate(from))
      .where('station.isTemporary', '=', 0)
      .where(isInGroup([id]))
      .groupBy('dayStat.day')
      .execute(),
  ])
  const guns = Map.groupBy(
    all.records.flatMap((of) => of.guns),
    ({ status }) => status,
  )
  const sum = (read: (of: (typeof all.records)[number]) => number) =>
    all.records.reduce((total, of) => total + read(of), 0)
  const byDay = new Map(figures.map((of) => [of.day, of]))
  return {
    stations: all.total,
    piles: sum(({ pileCount }) => pileCount),
    guns: [...guns].map(([status, of]) => ({
      status,
      count: of.reduce((total, { count }) => total + count, 0),
    })),
    transformerW: sum(({ transformerW }) => transformerW),
    days: Array.from({ length: DAYS }, (_, index) => {
      const day = formatDate(from + index * DAY)
      const { orders = 0, energyWh = 0, feeFen = 0 } = byDay.get(day) ?? {}
      return { day, orders, energyWh, feeFen }
    }),
  }
}

export async function addStations({ rows, input }: Request<typeof groupInfo.addStations>) {
  const before = await lockedMembers(rows, input.id)
  await checkStations(rows, input.stationIds)
  const added = [...new Set(input.stationIds)].filter((id) => !before.includes(id))
  await addMembers(rows, input.id, added)
  return written(rows, input.id, { added, removed: [] })
}

export async function removeStations({ rows, input, fail }: Request<typeof groupInfo.removeStations>) {
  const before = await lockedMembers(rows, input.id)
  const removed = before.filter((id) => input.stationIds.includes(id))
  const others = (await members(rows.wholeSeller(), [input.id])).length - removed.length
  if (removed.length > 0 && others === 0) throw fail('stationGroup.empty')
  await removeMembers(rows, input.id, removed)
  return written(rows, input.id, { added: [], removed })
}

/** The members that the caller may see, of a group that nobody else changes meanwhile. */
async function lockedMembers(rows: Rows, id: number): Promise<number[]> {
  await rows.get('stationGroup', id)
  await rows
    .from('stationGroup')
    .select('stationGroup.id')
    .where('stationGroup.id', '=', id)
    .forUpdate()
    .execute()
  return (await members(rows, [id])).map((station) => station.id)
}

function written(rows: Rows, id: number, { added, removed }: { added: number[]; removed: number[] }) {
  const count = added.length + removed.length
  if (count > 0) rows.changes.push({ table: 'stationGroupMember', id, before: { removed }, after: { added } })
  return { count }
}
