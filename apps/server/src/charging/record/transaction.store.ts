import type { MeterValue } from '@ampdeck/api/billing/cut'
import { DAY, MINUTE } from '@ampdeck/api/time'
import { isSameIdentifier } from '@ampdeck/validation/identifier'
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'

export type Transaction = Selectable<Tables['chargeTransaction']>

/** No charge is open for longer. */
const LONGEST_MS = 7 * DAY

/** A pile's clock may be off by so much against the start that it reported. */
const BEFORE_START_MS = 2 * MINUTE

/**
 * The order of transactions with the same number, the one that a moment belongs to first: of those that had begun by
 * then the last, else the first; without a moment the last of all.
 */
export function nearest(table: string, ts: RawBuilder<unknown>): RawBuilder<unknown> {
  const start = sql.ref(`${table}.start_time`)
  const begun = sql`coalesce(${start} <= ${ts} + ${BEFORE_START_MS}, true)`
  return sql`${begun} desc, case when ${begun} then -${start} else ${start} end`
}

/** A transaction by the number that its pile knows it by, at a moment: piles use numbers again. */
export function transactionOf(
  db: Kysely<Tables>,
  { sellerId, pileId }: { sellerId: number; pileId: number },
  transactionId: string,
  ts?: number,
): Promise<Transaction | undefined> {
  return ofSeller(db, sellerId)
    .from('chargeTransaction')
    .selectAll()
    .where(({ and }) => and({ pileId, transactionId }))
    .orderBy(nearest('chargeTransaction', sql`${ts ?? null}::bigint`))
    .limit(1)
    .executeTakeFirst()
}

/** The transaction of an order. */
export function transactionOfOrder(
  db: Kysely<Tables>,
  { sellerId, id }: { sellerId: number; id: number },
): Promise<Transaction | undefined> {
  return ofSeller(db, sellerId)
    .from('chargeTransaction')
    .selectAll()
    .where('orderId', '=', id)
    .executeTakeFirst()
}

interface Beginning extends Pick<Transaction, 'sellerId' | 'gunId' | 'startTime' | 'idToken'> {
  meterStart: number | null
  /** The start gave no time: it is that of its receipt. */
  isReceiptTime: boolean
}

/** A start without a time is sent again within so long, if at all. */
const SENT_AGAIN_MS = 10 * MINUTE

/**
 * The same start reported again: same gun, same moment, same token, same register. Without a time it is one of which a
 * charge still runs that began a moment ago; one that counts from 0 may be the next charge once it has counted.
 */
export async function sameStart(
  db: Kysely<Tables>,
  { sellerId, gunId, startTime, idToken, meterStart, isReceiptTime }: Beginning,
): Promise<Transaction | undefined> {
  const isSameMoment = isReceiptTime
    ? sql<boolean>`start_time between ${startTime - SENT_AGAIN_MS} and ${startTime} and end_time is null
        and over_from is null and refusal is null and (meter_start > 0 or wh_time is null)`
    : sql<boolean>`start_time = ${startTime}`
  const found = await ofSeller(db, sellerId)
    .from('chargeTransaction')
    .selectAll()
    .where('gunId', '=', gunId)
    .where(isSameMoment)
    .where(meterStart === null ? sql<boolean>`start_unknown <> 0` : sql<boolean>`meter_start = ${meterStart}`)
    .orderBy('startTime')
    .execute()
  return found.findLast((one) => isSameIdentifier(one.idToken, idToken))
}

/** What was measured at the end of a charge counts with what was measured before; null says nothing. */
export async function recordLastReading(
  db: Kysely<Tables>,
  { sellerId, orderId }: Transaction,
  { soc, maxW }: { soc: number | null; maxW: number | null },
): Promise<void> {
  if (soc === null && maxW === null) return
  await ofSeller(db, sellerId)
    .update('chargeTransaction')
    .set({
      lastSoc: sql`coalesce(${soc}::smallint, last_soc)`,
      maxW: sql`greatest(max_w, ${maxW}::bigint)`,
    })
    .where('orderId', '=', orderId)
    .where('endTime', 'is', null)
    .execute()
}

/**
 * Whether another charge of this gun is the same one, reported twice: the same card at the same time over the same part
 * of the register. A register alone says nothing: many begin at 0 with each charge.
 */
export async function isRepeated(
  db: Kysely<Tables>,
  { sellerId, gunId, orderId, idToken, meterStart, startTime }: Transaction,
  stop: MeterValue,
): Promise<boolean> {
  const found = await ofSeller(db, sellerId)
    .from('chargeTransaction')
    .select('idToken')
    .where('gunId', '=', gunId)
    .where('orderId', '<>', orderId)
    .where('refusal', 'is', null)
    .where('startTime', '>=', startTime - LONGEST_MS)
    .where('startTime', '<', stop.ts)
    .where('endTime', '>', startTime)
    .where('meterStart', '<', stop.wh)
    .where('meterStop', '>', meterStart)
    .execute()
  return found.some((one) => isSameIdentifier(one.idToken, idToken))
}

/** The charges that run at a pile. */
export function runningAt(
  db: Kysely<Tables>,
  { sellerId, pileId }: { sellerId: number; pileId: number },
): Promise<Transaction[]> {
  return ofSeller(db, sellerId)
    .from('chargeTransaction')
    .selectAll()
    .where('pileId', '=', pileId)
    .where('endTime', 'is', null)
    .where('refusal', 'is', null)
    .execute()
}

/** The running transaction of a gun whose start lies within some minutes of a moment. */
export function startedNear(
  db: Kysely<Tables>,
  { sellerId, gunId }: Pick<Transaction, 'sellerId' | 'gunId'>,
  ts: number,
  withinMs: number,
): Promise<Transaction | undefined> {
  return ofSeller(db, sellerId)
    .from('chargeTransaction')
    .selectAll()
    .where('gunId', '=', gunId)
    .where('endTime', 'is', null)
    .where('refusal', 'is', null)
    .where('startTime', '>=', ts - withinMs)
    .where('startTime', '<=', ts + withinMs)
    .orderBy(sql`abs(start_time - ${ts})`)
    .executeTakeFirst()
}
