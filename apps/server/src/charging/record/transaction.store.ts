import { type Kysely, type Selectable, sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'

export type Transaction = Selectable<Tables['chargeTransaction']>

/** A transaction by the name that its pile knows it by. */
export function transactionOf(
  db: Kysely<Tables>,
  { sellerId, pileId }: { sellerId: number; pileId: number },
  transactionId: string,
): Promise<Transaction | undefined> {
  return ofSeller(db, sellerId)
    .from('chargeTransaction')
    .selectAll()
    .where(({ and }) => and({ pileId, transactionId }))
    .executeTakeFirst()
}

/** The same start told again: same gun, same moment, same token, same register. */
export function sameStart(
  db: Kysely<Tables>,
  {
    sellerId,
    gunId,
    startTime,
    idToken,
    meterStart,
  }: Pick<Transaction, 'sellerId' | 'gunId' | 'startTime' | 'idToken' | 'meterStart'>,
): Promise<Transaction | undefined> {
  return ofSeller(db, sellerId)
    .from('chargeTransaction')
    .selectAll()
    .where(({ and }) => and({ gunId, startTime, idToken, meterStart }))
    .executeTakeFirst()
}

/** What was measured at the end of a charge counts with what was measured before; null says nothing. */
export async function recordLastReading(
  db: Kysely<Tables>,
  { sellerId, pileId, transactionId }: Transaction,
  { soc, maxW }: { soc: number | null; maxW: number | null },
): Promise<void> {
  if (soc === null && maxW === null) return
  await ofSeller(db, sellerId)
    .update('chargeTransaction')
    .set({
      lastSoc: sql`coalesce(${soc}::smallint, last_soc)`,
      maxW: sql`greatest(max_w, ${maxW}::bigint)`,
    })
    .where(({ and }) => and({ pileId, transactionId }))
    .where('endTime', 'is', null)
    .execute()
}

/** Whether another charge of this gun has used the same part of its register. */
export async function isRegisterUsed(
  db: Kysely<Tables>,
  { sellerId, gunId, orderId, meterStart, startTime }: Transaction,
  meterStop: number,
  withinMs: number,
): Promise<boolean> {
  const found = await ofSeller(db, sellerId)
    .from('chargeTransaction')
    .select('orderId')
    .where('gunId', '=', gunId)
    .where('orderId', '<>', orderId)
    .where('startTime', '>=', startTime - withinMs)
    .where('startTime', '<=', startTime + withinMs)
    .where('meterStart', '<', meterStop)
    .where('meterStop', '>', meterStart)
    .limit(1)
    .execute()
  return found.length > 0
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
