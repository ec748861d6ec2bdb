import { type Kysely, sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import { livingProcesses } from '../../database/process-number.ts'
import type { Tables } from '../../database/tables.ts'
import type { ChargePoint } from '../../device/charge-point.ts'
import { findById } from '../admission/charge-point.store.ts'

/* Which process holds which pile's socket, as all of them know it. */

type Db = Kysely<Tables>

export interface Claim {
  process: number
  connectionId: number
  protocol: number
  heartbeatS: number
  ts: number
}

export interface Claimed {
  /** The process that held another socket of the pile until now. */
  before: number | null
  /** When the link before this one ended. */
  lost: number | null
  skewMs: number | null
}

/** Records who holds the pile's socket now, and says what was known before. */
export async function claim(
  db: Db,
  { sellerId, pileId }: ChargePoint,
  { ts, ...held }: Claim,
): Promise<Claimed> {
  const { rows } = await sql<Claimed>`
    with old as (select process, last_seen from charge_point where seller_id = ${sellerId} and pile_id = ${pileId})
    insert into charge_point
      (seller_id, pile_id, process, connection_id, protocol, since, last_seen, online, heartbeat_s, link_from)
    values (${sellerId}, ${pileId}, ${held.process}, ${held.connectionId}, ${held.protocol}, ${ts}, ${ts}, 1,
      ${held.heartbeatS}, ${ts})
    on conflict (seller_id, pile_id) do update set process = excluded.process,
      connection_id = excluded.connection_id, protocol = excluded.protocol, since = excluded.since,
      last_seen = excluded.last_seen, left_at = null, online = 1, heartbeat_s = excluded.heartbeat_s,
      link_from = excluded.link_from, link_lost = charge_point.last_seen
    returning (select process from old) as before, (select last_seen from old) as lost, skew_ms as "skewMs"`.execute(
    db,
  )
  return rows[0] ?? { before: null, lost: null, skewMs: null }
}

/**
 * Claims once more for a connection that is still here after the database was away. Says whether it is still the pile's
 * last one: a pile that has come to another process meanwhile stays there.
 */
export async function reclaim(
  db: Db,
  { sellerId, pileId }: ChargePoint,
  { process, connectionId, ts }: Pick<Claim, 'process' | 'connectionId' | 'ts'>,
): Promise<boolean> {
  const { numUpdatedRows } = await ofSeller(db, sellerId)
    .update('chargePoint')
    .set({ process, connectionId, online: 1, leftAt: null, lastSeen: ts })
    .where('pileId', '=', pileId)
    .where((row) => row.or([row('connectionId', 'is', null), row('connectionId', '=', connectionId)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface Leaving {
  connectionId: number
  /** The socket has gone; else the pile is only silent. */
  isGone: boolean
}

/**
 * Ends a connection: `tell` is called, with the pile's row locked, only where no later connection has taken its place.
 * So a pile that comes back meanwhile is told of after it, in whatever process.
 */
export async function leave(
  db: Db,
  { sellerId, pileId }: ChargePoint,
  { connectionId, isGone }: Leaving,
  tell: () => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const held = await ofSeller(transaction, sellerId)
      .from('chargePoint')
      .where('pileId', '=', pileId)
      .where('connectionId', '=', connectionId)
      .select('online')
      .forUpdate()
      .executeTakeFirst()
    if (!held) return
    if (held.online) await tell()
    await ofSeller(transaction, sellerId)
      .update('chargePoint')
      .set({ online: 0, ...(isGone && { process: null, connectionId: null, leftAt: null }) })
      .where('pileId', '=', pileId)
      .execute()
  })
}

/** A pile that was silent is heard again. */
export async function returned(
  db: Db,
  { sellerId, pileId }: ChargePoint,
  connectionId: number,
  ts: number,
): Promise<void> {
  await ofSeller(db, sellerId)
    .update('chargePoint')
    .set({ online: 1, linkFrom: ts, linkLost: sql`last_seen` })
    .where('pileId', '=', pileId)
    .where('connectionId', '=', connectionId)
    .execute()
}

/** A link that another process holds is alive where it was heard within this time. */
const HEARD_MS = 45_000

/** Whether another process holds a living link of the pile. */
export async function isHeldElsewhere(
  db: Db,
  { sellerId, pileId }: ChargePoint,
  own: number,
  ts: number,
): Promise<boolean> {
  const held = await ofSeller(db, sellerId)
    .from('chargePoint')
    .select('pileId')
    .where('pileId', '=', pileId)
    .where('process', '<>', own)
    .where('process', 'in', livingProcesses())
    .where('lastSeen', '>', ts - HEARD_MS)
    .executeTakeFirst()
  return held !== undefined
}

/** Lets go of what this process's number held: after an end, and at a start for one that had the number before. */
export async function releaseOwn(db: Db, process: number, ts: number): Promise<void> {
  await db
    .updateTable('chargePoint')
    .set({ process: null, connectionId: null, leftAt: ts })
    .where('process', '=', process)
    .execute()
}

/** Lets go of what dead processes held; their piles have a while to come back elsewhere. */
export async function releaseDead(db: Db, own: number, ts: number): Promise<void> {
  await db
    .updateTable('chargePoint')
    .set({ process: null, connectionId: null, leftAt: ts })
    .where('process', 'is not', null)
    .where('process', '<>', own)
    .where('process', 'not in', livingProcesses())
    .execute()
}

export interface Held {
  connectionId: number
  /** Differs when the pile was given another code, station or other guns. */
  equipment: string
}

/** Which connection each pile has that this process is said to hold; a pile that was deleted has none. */
export async function heldBy(db: Db, process: number): Promise<Map<number, Held>> {
  const { rows } = await sql<Held & { pileId: number }>`
    select held.pile_id, held.connection_id,
      pile.code || ' ' || pile.station_id || ' ' || coalesce(guns.all, '') as equipment
    from charge_point as held
    join pile on pile.seller_id = held.seller_id and pile.id = held.pile_id and pile.deleted = 0
    left join lateral (select string_agg(gun.id || '/' || gun.letter, ' ' order by gun.letter) as all from gun
      where gun.seller_id = held.seller_id and gun.pile_id = held.pile_id and gun.deleted = 0) as guns on true
    where held.process = ${process}`.execute(db)
  return new Map(rows.map(({ pileId, connectionId, equipment }) => [pileId, { connectionId, equipment }]))
}

/** The same of what a connection knows. */
export function equipmentOf({ code, stationId, guns }: ChargePoint): string {
  return `${code} ${stationId} ${guns.map(({ id, connector }) => `${id}/${connector - 1}`).join(' ')}`
}

/** Claims one pile that left before then and has not come back, reports it, and says whether there was one. */
export async function giveUpOne(
  db: Db,
  before: number,
  tell: (at: ChargePoint) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const lost = await transaction
      .selectFrom('chargePoint')
      .where('process', 'is', null)
      .where('online', '=', 1)
      .where('leftAt', '<=', before)
      .select(['sellerId', 'pileId'])
      .orderBy('leftAt')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!lost) return false
    const at = await findById(transaction, lost.pileId)
    if (at) await tell(at)
    await ofSeller(transaction, lost.sellerId)
      .update('chargePoint')
      .set({ online: 0, leftAt: null })
      .where('pileId', '=', lost.pileId)
      .execute()
    return true
  })
}

/** When each pile was heard last, for all that were heard since the last time. */
export async function recordSeen(db: Db, seen: readonly { at: ChargePoint; ts: number }[]): Promise<void> {
  if (seen.length === 0) return
  const values = sql`unnest(${seen.map(({ at }) => at.sellerId)}::bigint[],
    ${seen.map(({ at }) => at.pileId)}::bigint[], ${seen.map(({ ts }) => ts)}::bigint[])
    as heard (seller_id, pile_id, ts)`
  await sql`update charge_point set last_seen = heard.ts from ${values}
    where charge_point.seller_id = heard.seller_id and charge_point.pile_id = heard.pile_id`.execute(db)
  await sql`update pile set last_heartbeat = heard.ts from ${values}
    where pile.seller_id = heard.seller_id and pile.id = heard.pile_id`.execute(db)
}
