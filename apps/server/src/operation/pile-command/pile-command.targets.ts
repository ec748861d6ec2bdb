import type { CodeOf } from '@ampdeck/api/enumeration'
import {
  gunStatus,
  type pileGunLayout,
  type pileStatus,
  type protocol,
} from '@ampdeck/api/enumerations/equipment'
import { TargetFilter } from '@ampdeck/api/operation/pile-command'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'

type Filter = z.output<typeof TargetFilter>

/** What a command is given to: a pile, or one of its guns. */
export interface Target {
  sellerId: number
  stationId: number
  pileId: number
  gunId: number | null
  /** 0 for the pile itself. */
  connector: number
  isConnected: boolean
  /** What it spoke when it connected last. */
  protocol: CodeOf<typeof protocol> | null
  /** Whether a charge runs at what it concerns. */
  isCharging: boolean
  /** Whether a charge runs anywhere at the pile. */
  isPileCharging: boolean
}

const isConnected = sql<boolean>`exists (select from charge_point as point
  where point.seller_id = pile.seller_id and point.pile_id = pile.id and point.process is not null)`

const spoken = sql<CodeOf<typeof protocol> | null>`(select point.protocol from charge_point as point
  where point.seller_id = pile.seller_id and point.pile_id = pile.id)`

const isPileCharging = sql<boolean>`exists (select from gun as one
  where one.seller_id = pile.seller_id and one.pile_id = pile.id and one.deleted = 0
    and one.status = ${sql.lit(gunStatus.code.charging)})`

/** The visible piles of these. */
export async function pileTargets(rows: Rows, ids: readonly number[]): Promise<Target[]> {
  const found = await rows
    .from('pile')
    .where('pile.id', 'in', [...ids])
    .select(['pile.id as pileId', 'pile.sellerId', 'pile.stationId'])
    .select([isConnected.as('isConnected'), isPileCharging.as('isPileCharging'), spoken.as('protocol')])
    .orderBy('pile.id')
    .execute()
  return found.map((pile) => ({ ...pile, gunId: null, connector: 0, isCharging: pile.isPileCharging }))
}

/** The visible guns of these, or all of these piles. */
export async function gunTargets(
  rows: Rows,
  of: { ids: readonly number[] } | { pileIds: readonly number[] },
): Promise<Target[]> {
  const found = await rows
    .from('gun')
    .innerJoin('pile', sameSeller('pile.id', 'gun.pileId'))
    .where('ids' in of ? 'gun.id' : 'gun.pileId', 'in', 'ids' in of ? [...of.ids] : [...of.pileIds])
    .select(['gun.id', 'gun.sellerId', 'gun.stationId', 'gun.pileId', 'gun.letter', 'gun.status'])
    .select([isConnected.as('isConnected'), isPileCharging.as('isPileCharging'), spoken.as('protocol')])
    .orderBy('gun.pileId')
    .orderBy('gun.letter')
    .execute()
  return found.map(({ id, letter, status, ...gun }) => {
    return { ...gun, gunId: id, connector: letter + 1, isCharging: status === gunStatus.code.charging }
  })
}

export interface TargetGun {
  id: number
  letter: number
  status: CodeOf<typeof gunStatus>
  W: number | null
  soc: number | null
}

const guns = sql<TargetGun[]>`coalesce((select json_agg(json_build_object('id', g.id, 'letter', g.letter,
    'status', g.status, 'W', (g.live->>'W')::numeric::bigint, 'soc', (g.live->>'soc')::numeric) order by g.letter)
  from gun as g where g.seller_id = pile.seller_id and g.pile_id = pile.id and g.deleted = 0), '[]')`

/** The visible piles of a filter, to choose from. */
export function candidates(rows: Rows, filter: Filter) {
  return rows
    .from('pile')
    .innerJoin('station', sameSeller('station.id', 'pile.stationId'))
    .select(['pile.id', 'pile.code', 'pile.name', 'pile.stationId'])
    .select(['station.name as stationName', 'station.nameEn as stationNameEn'])
    .select([
      sql<CodeOf<typeof pileGunLayout>>`pile.layout`.as('layout'),
      sql<CodeOf<typeof pileStatus>>`pile.status`.as('status'),
      isConnected.as('isConnected'),
      spoken.as('protocol'),
      guns.as('guns'),
    ])
    .where(
      where(TargetFilter, filter, 'pile', {
        name: ['pile.code', 'pile.name'],
        gunStatus: (statuses) => sql`exists (select from gun as g where g.seller_id = pile.seller_id
          and g.pile_id = pile.id and g.deleted = 0 and g.status = any (${statuses}::smallint[]))`,
      }),
    )
}
