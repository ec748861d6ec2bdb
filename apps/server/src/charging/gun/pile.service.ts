import { eventType, gunStatus, pileStatus } from '@ampdeck/api/enumerations/equipment'
import { MINUTE } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { BootReport, ChargePoint, Nameplate } from '../../device/charge-point.ts'
import { endOccupation } from '../occupy/occupy.service.ts'
import { publishGuns, publishPile, recordGunEvent } from '../record/event.store.ts'
import { timeOf } from '../record/time-of.ts'
import { reportLinkTrouble } from './link-trouble.service.ts'

const { offline: OFFLINE_GUN } = gunStatus.code
const { online: ONLINE, offline: OFFLINE, notCommissioned: NOT_COMMISSIONED } = pileStatus.code
const { boot: BOOT, online: CAME, offline: WENT } = eventType.code
/** Two heartbeats missed, and some time to notice it. */
const UNSEEN_MS = 3 * MINUTE
/** The firmware of the main board. */
const MAIN_BOARD = '1'

/** A pile has started: what it says of its firmware is kept, and its clock is trusted anew. */
export async function boot(context: Platform, at: ChargePoint, { ts, ...about }: BootReport): Promise<void> {
  await forgetStatusTimes(context, at)
  if (about.firmware !== undefined) {
    await ofSeller(context.db, at.sellerId)
      .update('pile')
      .set({ firmware: sql`firmware || ${JSON.stringify({ [MAIN_BOARD]: about.firmware })}::jsonb` })
      .where('id', '=', at.pileId)
      .execute()
  }
  await recordGunEvent(
    context,
    { ...at, gunId: null },
    { type: BOOT, ts: timeOf(ts, context.now()), payload: about },
  )
  const { before } = about
  await reportLinkTrouble(context, at, {
    kind: 'replaced',
    info: before && nameOf(before),
    // The same device once more: whoever exchanged it meant to.
    isOver: before === undefined,
  })
}

const nameOf = ({ vendor, model, serial }: Nameplate) =>
  [vendor, model, serial].filter((part) => part !== null).join(' ')

/** The pile is there: it and its guns show what they showed before it went, until they say otherwise. */
export async function connect(context: Platform, at: ChargePoint, reported: number): Promise<void> {
  const { db } = context
  const { sellerId, pileId } = at
  const ts = timeOf(reported, context.now())
  const pile = await lockPile(context, at)
  if (!pile) return
  const isBack = pile.status === OFFLINE
  await endUnseen(context, at, pile, ts)
  await ofSeller(db, sellerId)
    .update('pile')
    .set({ lastHeartbeat: ts, ...(isBack ? { status: ONLINE } : {}) })
    .where('id', '=', pileId)
    .execute()
  await forgetStatusTimes(context, at)
  await ofSeller(db, sellerId)
    .update('gun')
    .set((of) => ({ status: sql`status_before`, statusBefore: of.val(null) }))
    .where(({ and }) => and({ pileId, status: OFFLINE_GUN, deleted: 0 }))
    .where('statusBefore', 'is not', null)
    .execute()
  await recordGunEvent(context, { ...at, gunId: null }, { type: CAME, ts })
  await reportLinkTrouble(context, at, { kind: 'refused', isOver: true })
  await ofSeller(db, sellerId)
    .update('offlineRecord')
    .set({ toTime: sql`greatest(from_time, ${ts})` })
    .where('pileId', '=', pileId)
    .where('toTime', 'is', null)
    .execute()
  await publishAll(context, at)
}

/** The pile is gone: its guns are offline, the clocks of occupied ones stand still, its charges may go on unseen. */
export async function disconnect(context: Platform, at: ChargePoint, reported: number): Promise<void> {
  const { db } = context
  const { sellerId, pileId } = at
  const ts = timeOf(reported, context.now())
  const pile = await lockPile(context, at)
  if (!pile || pile.status === OFFLINE) return
  await ofSeller(db, sellerId)
    .update('pile')
    .set({ status: pile.status === NOT_COMMISSIONED ? NOT_COMMISSIONED : OFFLINE, lastHeartbeat: ts })
    .where('id', '=', pileId)
    .execute()
  const guns = await ofSeller(db, sellerId)
    .update('gun')
    .set({ status: OFFLINE_GUN, statusBefore: sql`status` })
    .where(({ and }) => and({ pileId, deleted: 0 }))
    .where('status', '<>', OFFLINE_GUN)
    .returning('parkedOrderId')
    .execute()
  const seen = lastSeen(pile, ts)
  for (const { parkedOrderId } of guns)
    if (parkedOrderId !== null)
      await endOccupation(context, sellerId, parkedOrderId, { at: seen, isGone: false })
  await recordGunEvent(context, { ...at, gunId: null }, { type: WENT, ts })
  // One that was never put into service keeps its state: it may go twice.
  await db
    .insertInto('offlineRecord')
    .values({ id: context.newId(), sellerId, stationId: at.stationId, pileId, fromTime: ts, toTime: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await publishAll(context, at)
}

function lockPile({ db }: Platform, { sellerId, pileId }: ChargePoint) {
  return ofSeller(db, sellerId)
    .withDeleted('pile')
    .select(['status', 'lastHeartbeat'])
    .where('id', '=', pileId)
    .modifyEnd(sql`for update`)
    .executeTakeFirst()
}

/** When a pile was last known to be there; who went a moment ago was there until then. */
function lastSeen({ lastHeartbeat }: { lastHeartbeat: number | null }, ts: number): number {
  return lastHeartbeat !== null && ts - lastHeartbeat > UNSEEN_MS ? lastHeartbeat : ts
}

/** Nobody listened for a while, and nobody has said that the pile was gone: its occupied guns were not seen either. */
async function endUnseen(
  context: Platform,
  { sellerId, pileId }: ChargePoint,
  pile: { lastHeartbeat: number | null },
  ts: number,
): Promise<void> {
  const seen = lastSeen(pile, ts)
  if (seen === ts) return
  const parked = await ofSeller(context.db, sellerId)
    .from('gun')
    .select('parkedOrderId')
    .where('pileId', '=', pileId)
    .where('parkedOrderId', 'is not', null)
    .execute()
  for (const { parkedOrderId } of parked)
    if (parkedOrderId !== null)
      await endOccupation(context, sellerId, parkedOrderId, { at: seen, isGone: false })
}

/** Its clock may have jumped: the next report of a status is the newest one. */
async function forgetStatusTimes({ db }: Platform, { sellerId, pileId }: ChargePoint): Promise<void> {
  await ofSeller(db, sellerId)
    .update('gun')
    .set({ statusTime: null })
    .where('pileId', '=', pileId)
    .where('statusTime', 'is not', null)
    .execute()
}

async function publishAll(context: Platform, at: ChargePoint): Promise<void> {
  await publishPile(context, at)
  await publishGuns(
    context,
    at.sellerId,
    at.guns.map(({ id }) => id),
  )
}
