import { PileLogFilter, type PileLogRow } from '@ampdeck/api/operation/pile-log'
import { DAY } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { everything, idsFrom, where } from '../../database/where.ts'
import { events, withLetter } from '../monitor-pile/monitor-pile.store.ts'

type LogFilter = z.output<typeof PileLogFilter>
type FoundLog = z.output<typeof PileLogRow>

/** A pile's clock may be ahead of ours by no more: an event is written down at most so long before its time. */
const AHEAD = DAY

/** The events of a filter with the names of their places. */
export function matching(rows: Rows, filter: LogFilter) {
  return withLetter(events(rows, filter))
    .innerJoin('pile', sameSeller('pile.id', 'gunEvent.pileId'))
    .innerJoin('station', sameSeller('station.id', 'gunEvent.stationId'))
    .where(
      where(PileLogFilter, { ...filter, gunId: undefined, type: undefined, timeTo: undefined }, 'gunEvent', {
        pileCode: 'pile.code',
        timeFrom: (moment) => idsFrom('gunEvent.id')(moment - AHEAD),
      }),
    )
}

function named(query: ReturnType<typeof matching>) {
  return query
    .select(['gunEvent.id', 'gunEvent.ts as time', 'gunEvent.stationId', 'gunEvent.pileId'])
    .select(['gunEvent.gunId', 'gunEvent.payload', 'gun.letter', 'pile.code as pileCode'])
    .select(['station.name as stationName', 'station.nameEn as stationNameEn'])
    .select('gunEvent.type')
}

interface Cut {
  order: 'asc' | 'desc'
  limit: number
  offset?: number
  /** Only what comes after this entry. */
  after?: number | undefined
}

/** Entries in the order in which they were written down. */
export function entries(
  rows: Rows,
  filter: LogFilter,
  { order, limit, offset = 0, after }: Cut,
): Promise<FoundLog[]> {
  return named(matching(rows, filter))
    .where(
      after === undefined
        ? everything
        : sql<boolean>`gun_event.id ${order === 'asc' ? sql`>` : sql`<`} ${after}`,
    )
    .orderBy('gunEvent.id', order)
    .limit(limit)
    .offset(offset)
    .execute()
}

const AT_ONCE = 1_000

/** All of a filter, each stretch from where the one before ended: any number of them. */
export async function* all(rows: Rows, filter: LogFilter, order: 'asc' | 'desc'): AsyncGenerator<FoundLog> {
  let after: number | undefined
  for (;;) {
    const found = await entries(rows, filter, { order, limit: AT_ONCE, after })
    yield* found
    after = found.at(-1)?.id
    if (found.length < AT_ONCE) return
  }
}
