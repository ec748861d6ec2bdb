import { currentType } from '@ampdeck/api/enumerations/equipment'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { type Kysely, sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import type { ChargePoint, Nameplate } from '../../device/charge-point.ts'
import { wattsPerAmpere } from '../../device/gun-current.ts'
import type { PowerTerms } from '../../device/power-terms.ts'
import type { GunState, LinkFacts } from '../translation/link.ts'

type Db = Kysely<Tables>

export interface Admitted extends Omit<ChargePoint, 'guns' | 'pileId'> {
  id: number
  passwordHash: string | null
  pendingHash: string | null
}

/** A pile with its password, by the code in its address, which installers also write in small letters. */
export function findByCode(db: Db, code: string): Promise<Admitted | undefined> {
  return piles(db)
    .where('pile.code', 'in', [...new Set([code, code.toUpperCase(), code.toLowerCase()])])
    .orderBy(sql`pile.code = ${code}`, 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** A pile with its guns. */
export async function findById(db: Db, pileId: number): Promise<ChargePoint | undefined> {
  const pile = await piles(db).where('pile.id', '=', pileId).executeTakeFirst()
  return pile && withGuns(db, pile)
}

function piles(db: Db) {
  return db
    .selectFrom('pile')
    .leftJoin('chargePoint', sameSeller('chargePoint.pileId', 'pile.id'))
    .where('pile.deleted', '=', 0)
    .select(['pile.id', 'pile.sellerId', 'pile.stationId', 'pile.code'])
    .select(['chargePoint.passwordHash', 'chargePoint.pendingHash'])
}

/** A pile as the charging service knows it. */
export async function withGuns(
  db: Db,
  { id: pileId, sellerId, stationId, code }: Omit<ChargePoint, 'guns' | 'pileId'> & { id: number },
): Promise<ChargePoint> {
  const guns = await ofSeller(db, sellerId)
    .from('gun')
    .where('pileId', '=', pileId)
    .select(['id', 'letter'])
    .orderBy('letter')
    .execute()
  return {
    sellerId,
    stationId,
    pileId,
    code,
    guns: guns.map(({ id, letter }) => ({ id, connector: letter + 1 })),
  }
}

/** How a gun is, and whether its order is under way. */
export async function gunState(
  db: Db,
  { sellerId, guns }: ChargePoint,
  connector: number,
): Promise<GunState | undefined> {
  const id = guns.find((gun) => gun.connector === connector)?.id
  if (id === undefined) return undefined
  const found = await ofSeller(db, sellerId)
    .withDeleted('gun')
    .leftJoin('chargeOrder', sameSeller('chargeOrder.id', 'gun.currentOrderId'))
    .where('gun.id', '=', id)
    .select(['gun.status', 'chargeOrder.orderStatus'])
    .executeTakeFirst()
  return found && { status: found.status, isCharging: found.orderStatus === orderStatus.code.charging }
}

/**
 * The highest number that the events of a transaction have had. Null where none is known, or where one of this number
 * that starts now is another one than the last.
 */
export async function lastSeqNo(
  db: Db,
  { sellerId, pileId }: ChargePoint,
  transactionId: string,
  startedAt?: number,
): Promise<number | null> {
  const found = await ofSeller(db, sellerId)
    .from('chargeTransaction')
    .select(['seqNo', 'lastTime', 'endTime'])
    .where(({ and }) => and({ pileId, transactionId }))
    .orderBy('reuse', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!found || (startedAt !== undefined && startedAt > (found.endTime ?? found.lastTime))) return null
  return found.seqNo
}

/** Keeps in which terms a pile takes limits of power. */
export async function keepPowerTerms(
  db: Db,
  { sellerId, pileId }: ChargePoint,
  terms: PowerTerms,
): Promise<void> {
  await ofSeller(db, sellerId)
    .update('chargePoint')
    .set({ powerTerms: JSON.stringify(terms) })
    .where('pileId', '=', pileId)
    .execute()
}

/** What an ampere is worth at most at a connector of a pile, or at any of them where it is of the whole pile. */
export async function wattsPerAmpereAt(
  db: Db,
  { sellerId, pileId }: ChargePoint,
  connector: number,
): Promise<number> {
  const guns = await ofSeller(db, sellerId)
    .from('gun')
    .innerJoin('pile', sameSeller('pile.id', 'gun.pileId'))
    .leftJoin('pileType', sameSeller('pileType.id', 'pile.pileTypeId'))
    .select(['gun.letter', 'gun.ratedW', 'gun.maxV', 'gun.maxA', 'pileType.currentType'])
    .where('gun.pileId', '=', pileId)
    .execute()
  const own = guns.filter(({ letter }) => letter + 1 === connector)
  const ratings = (own.length > 0 ? own : guns).map((gun) => ({
    ...gun,
    isAc: gun.currentType === AC,
    // Several guns together may draw from three phases, whatever each has.
    ...(own.length === 0 && guns.length > 1 && gun.currentType === AC && { maxV: THREE_PHASE_V }),
  }))
  return Math.max(1, ...ratings.map(wattsPerAmpere))
}

const AC = currentType.code.ac
const THREE_PHASE_V = 400

/** The answer to who asks for a report while nothing is under way; the word before it was the last on the matter. */
const NOTHING_UNDER_WAY = 'Idle'

/** Keeps what a pile says of itself. */
export async function recordFacts(
  db: Db,
  { sellerId, pileId }: ChargePoint,
  facts: LinkFacts & { logTime?: number },
): Promise<void> {
  if (facts.firmwareStatus === NOTHING_UNDER_WAY || facts.logStatus === NOTHING_UNDER_WAY) return
  await ofSeller(db, sellerId).update('chargePoint').set(facts).where('pileId', '=', pileId).execute()
}

/** Who a pile last said that it is. */
export async function nameplateOf(db: Db, { sellerId, pileId }: ChargePoint): Promise<Nameplate | undefined> {
  const known = await ofSeller(db, sellerId)
    .from('chargePoint')
    .select(['vendor', 'model', 'serial'])
    .where('pileId', '=', pileId)
    .executeTakeFirst()
  const { vendor, model, serial } = known ?? {}
  return vendor && model ? { vendor, model, serial: serial ?? null } : undefined
}

/** Keeps what a pile says of a log file that it brings to a server of the operator's: nothing else is known of it. */
export async function recordUpload(
  { db, now }: { db: Db; now(): number },
  { sellerId, pileId }: ChargePoint,
  status: string,
): Promise<void> {
  if (status === NOTHING_UNDER_WAY) return
  // Whatever log it was asked for last is what it speaks of.
  await sql`
    update pile_log_file file set upload_status = ${status}, upload_time = ${now()}, update_time = ${now()}
    where file.seller_id = ${sellerId} and file.pile_id = ${pileId} and file.by_ftp = 1
      and not exists (select from pile_command later where later.seller_id = file.seller_id
        and later.pile_id = file.pile_id and later.id > file.command_id and later.request->>'kind' = 'log'
        and later.sent_time is not null)`.execute(db)
}

/** From now on the pile must show this password, or none where it is null; it is kept as a slow hash. */
export async function storePassword(
  db: Db,
  { sellerId, pileId }: Pick<ChargePoint, 'sellerId' | 'pileId'>,
  passwordHash: string | null,
): Promise<void> {
  const password = { passwordHash, pendingHash: null, passwordTime: null }
  await db
    .insertInto('chargePoint')
    .values({ sellerId, pileId, ...password })
    .onConflict((conflict) => conflict.columns(['sellerId', 'pileId']).doUpdateSet(password))
    .execute()
}

/** From now on the pile may also show this password; gives the one that was offered before and never shown. */
export async function offerPassword(
  db: Db,
  { sellerId, pileId }: ChargePoint,
  pendingHash: string | null,
): Promise<string | null> {
  const { rows } = await sql<{ before: string | null }>`
    update charge_point as point set pending_hash = ${pendingHash}
    from (select pending_hash from charge_point where seller_id = ${sellerId} and pile_id = ${pileId} for update) as old
    where point.seller_id = ${sellerId} and point.pile_id = ${pileId}
    returning old.pending_hash as before`.execute(db)
  return rows[0]?.before ?? null
}

/** The pile has shown the password that it was offered: the old one is over. */
export async function takePassword(
  db: Db,
  { sellerId, id }: Admitted,
  pendingHash: string,
  now: number,
): Promise<void> {
  await ofSeller(db, sellerId)
    .update('chargePoint')
    .set({ passwordHash: pendingHash, pendingHash: null, passwordTime: now })
    .where('pileId', '=', id)
    .where('pendingHash', '=', pendingHash)
    .execute()
}
