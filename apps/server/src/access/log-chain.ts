import { createHash } from 'node:crypto'
import { DAY, MINUTE } from '@ampdeck/api/time'
import { type Kysely, sql } from 'kysely'
import { ofSeller } from '../database/of-seller.ts'
import type { Platform } from '../database/platform.ts'
import type { Tables } from '../database/tables.ts'
import { inTransaction } from '../database/transaction.ts'
import { repeatedly } from '../foundation/repeatedly.ts'
import { PLATFORM } from './caller.ts'

/*
 * The operation log is only added to. A sealer numbers what was added, seconds later, and gives each entry a hash over
 * its content, its number and the hash before it (docs/decisions/0027-a-log-that-proves-itself.md).
 */

const LOCK = 1_853_027
const SEAL_MS = 2_000
const BATCH = 2_000
const WITHIN_MS = 60_000
/** An entry is sealed seconds after its time; one that is so much older than what is sealed was put in later. */
const LATE_MS = 10 * MINUTE
/** domain.md §3.1: the log is kept for 400 days. */
export const LOG_DAYS = 400

const SEPARATOR = '\u001f'

/**
 * All that an entry says, as one text. JSON is stored by PostgreSQL in one form, so that equal content is equal text.
 * Whose console was looked at comes last: where it is nobody's, `concat_ws` leaves it out.
 */
const content = sql<string>`concat_ws(${SEPARATOR}, l.seller_id, l.id, coalesce(l.user_id::text, ''), l.request_id,
  l.permission, l.path, l.params::text, l.changes::text, l.result_code, l.ip, l.cost_ms, l.ts,
  l.as_user_id)`

function hashOf(before: string, no: number, text: string): string {
  return createHash('sha256').update([before, no, text].join(SEPARATOR)).digest('hex')
}

type Context = Pick<Platform, 'db'>

/** Seals what was added since the last time. One process does it at a time, and none waits for another. */
export async function sealLog({ db }: Context): Promise<void> {
  for (;;) {
    const left = await inTransaction(db, WITHIN_MS, async (trx) => {
      if (!(await isMine(trx))) return false
      let isLeft = false
      for (const sellerId of await sellersToSeal(trx))
        isLeft = (await sealSome(trx, sellerId)) === BATCH || isLeft
      return isLeft
    })
    if (!left) return
  }
}

async function isMine(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as mine`.execute(db)
  return rows[0]?.mine ?? false
}

const unsealed = sql`not exists (select from operation_log_seal s where s.seller_id = l.seller_id and s.log_id = l.id)`

async function sellersToSeal(db: Kysely<Tables>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from (select id from seller union select ${PLATFORM}::bigint) o
    left join operation_log_head h on h.seller_id = o.id
    where exists (select from operation_log l
      where l.seller_id = o.id and l.ts >= coalesce(h.ts, 0) - ${LATE_MS} and ${unsealed})`.execute(db)
  return rows.map(({ id }) => id)
}

/** Seals a batch of a seller's entries in the order of their time; gives how many there were. */
async function sealSome(db: Kysely<Tables>, sellerId: number): Promise<number> {
  const head = await ofSeller(db, sellerId)
    .from('operationLogHead')
    .select(['no', 'hash', 'ts'])
    .executeTakeFirst()
  const { rows } = await sql<{ id: number; ts: number; text: string }>`
    select l.id, l.ts, ${content} as text from operation_log l
    where l.seller_id = ${sellerId} and l.ts >= ${(head?.ts ?? 0) - LATE_MS} and ${unsealed}
    order by l.ts, l.id limit ${BATCH}`.execute(db)
  let { no, hash, ts } = head ?? { no: 0, hash: '', ts: 0 }
  const seals = rows.map((row) => {
    no += 1
    hash = hashOf(hash, no, row.text)
    ts = Math.max(ts, row.ts)
    return { sellerId, no, logId: row.id, hash }
  })
  if (seals.length === 0) return 0
  await db.insertInto('operationLogSeal').values(seals).execute()
  await db
    .insertInto('operationLogHead')
    .values({ sellerId, no, hash, ts, anchorNo: 0, anchorHash: '', anchorTs: 0 })
    .onConflict((conflict) => conflict.column('sellerId').doUpdateSet({ no, hash, ts }))
    .execute()
  return seals.length
}

/** Seals every two seconds until it is stopped. */
export function watchLog(context: Context, onError: (error: unknown) => void): { stop(): Promise<void> } {
  return repeatedly(() => sealLog(context), SEAL_MS, onError)
}

/** Removes what is older than 400 days from the beginning of each chain, and keeps the last hash as its anchor. */
export async function removeOldEntries(context: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const oldest = context.now() - LOG_DAYS * DAY
  await sealLog(context)
  await inTransaction(context.db, WITHIN_MS, async (db) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db)
    await sql`
      with last as (
        select s.seller_id, max(s.no) as no, max(l.ts) as ts
        from operation_log_seal s join operation_log l on l.seller_id = s.seller_id and l.id = s.log_id
        where s.no < coalesce((select min(y.no) from operation_log_seal y
          join operation_log k on k.seller_id = y.seller_id and k.id = y.log_id
          where y.seller_id = s.seller_id and k.ts >= ${oldest}), ${Number.MAX_SAFE_INTEGER})
        group by s.seller_id)
      update operation_log_head h
      set anchor_no = last.no, anchor_ts = last.ts, anchor_hash = s.hash
      from last join operation_log_seal s on s.seller_id = last.seller_id and s.no = last.no
      where h.seller_id = last.seller_id`.execute(db)
    await sql`
      delete from operation_log l using operation_log_seal s, operation_log_head h
      where s.seller_id = l.seller_id and s.log_id = l.id and h.seller_id = s.seller_id and s.no <= h.anchor_no`.execute(
      db,
    )
    await sql`
      delete from operation_log_seal s using operation_log_head h
      where h.seller_id = s.seller_id and s.no <= h.anchor_no`.execute(db)
  })
}

/** The end of a chain, to be kept elsewhere: whoever cuts the log behind it is found. */
export interface LogHead {
  sellerId: number
  no: number
  hash: string
}

export function readHeads(db: Kysely<Tables>): Promise<LogHead[]> {
  return db.selectFrom('operationLogHead').select(['sellerId', 'no', 'hash']).orderBy('sellerId').execute()
}

/** What is wrong at the first broken place of a chain. */
export type Break = 'removed' | 'changed' | 'gap' | 'inserted' | 'cut' | 'early' | 'otherHead'

export interface CheckedChain {
  sellerId: number
  entries: number
  /** Written, and not sealed yet. */
  waiting: number
  broken?: { what: Break; no?: number; logId?: number }
}

/** Each chain from its anchor to its end, and against heads that were kept elsewhere. */
export async function checkLog(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  kept: readonly LogHead[] = [],
): Promise<CheckedChain[]> {
  const heads = await db.selectFrom('operationLogHead').selectAll().orderBy('sellerId').execute()
  const known = new Set(heads.map(({ sellerId }) => sellerId))
  const lost = kept.filter(({ sellerId }) => !known.has(sellerId))
  const checked: CheckedChain[] = lost.map(({ sellerId, no }) => ({
    sellerId,
    entries: 0,
    waiting: 0,
    broken: { what: 'cut', no },
  }))
  for (const head of heads) {
    const keptOnes = kept.filter(({ sellerId }) => sellerId === head.sellerId)
    checked.push(await checkChain(db, head, { now: now(), kept: keptOnes }))
  }
  return checked
}

type Head = Awaited<ReturnType<typeof headsOf>>[number]
const headsOf = (db: Kysely<Tables>) => db.selectFrom('operationLogHead').selectAll().execute()

const CHUNK = 5_000

async function checkChain(
  db: Kysely<Tables>,
  head: Head,
  { now, kept }: { now: number; kept: readonly LogHead[] },
): Promise<CheckedChain> {
  const { sellerId, anchorNo, anchorHash, anchorTs } = head
  const base = { sellerId, waiting: 0 }
  let [no, hash, entries] = [anchorNo, anchorHash, 0]
  if (anchorNo > 0 && anchorTs > now - (LOG_DAYS - 1) * DAY)
    return { ...base, entries, broken: { what: 'early', no: anchorNo } }

  for (;;) {
    const { rows } = await sql<{ no: number; logId: number; hash: string; text: string | null }>`
      select s.no, s.log_id as "logId", s.hash, case when l.id is null then null else ${content} end as text
      from operation_log_seal s
      left join operation_log l on l.seller_id = s.seller_id and l.id = s.log_id
      where s.seller_id = ${sellerId} and s.no > ${no} order by s.no limit ${CHUNK}`.execute(db)
    for (const seal of rows) {
      if (seal.no !== no + 1) return { ...base, entries, broken: { what: 'gap', no: no + 1 } }
      const place = { no: seal.no, logId: seal.logId }
      if (seal.text === null) return { ...base, entries, broken: { what: 'removed', ...place } }
      if (hashOf(hash, seal.no, seal.text) !== seal.hash)
        return { ...base, entries, broken: { what: 'changed', ...place } }
      no = seal.no
      hash = seal.hash
      entries += 1
      const other = kept.find((one) => one.no === seal.no && one.hash !== seal.hash)
      if (other) return { ...base, entries, broken: { what: 'otherHead', ...place } }
    }
    if (rows.length < CHUNK) break
  }
  const farthest = Math.max(head.no, ...kept.map((one) => one.no))
  if (no < farthest) return { ...base, entries, broken: { what: 'cut', no: no + 1 } }
  return { ...base, entries, ...(await unsealedOf(db, head)) }
}

/** What has no seal: so new that it waits, or put in behind the sealer's back. */
async function unsealedOf(
  db: Kysely<Tables>,
  { sellerId, ts }: Head,
): Promise<Pick<CheckedChain, 'waiting' | 'broken'>> {
  const { rows } = await sql<{ id: number; isLate: boolean }>`
    select l.id, l.ts < ${ts - LATE_MS} as "isLate" from operation_log l
    where l.seller_id = ${sellerId} and ${unsealed} order by l.ts limit ${CHUNK}`.execute(db)
  const late = rows.find(({ isLate }) => isLate)
  return { waiting: rows.length, ...(late && { broken: { what: 'inserted', logId: late.id } }) }
}
