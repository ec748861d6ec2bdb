import { type MemberCharges, PORTRAIT_DAYS, portraitOf } from '@ampdeck/api/statistics/portrait-rules'
import { dayNumber } from '@ampdeck/api/time'
import { type Kysely, sql } from 'kysely'
import { ofSellers } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { Tables } from '../../database/tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { chargesOf } from './member-stat.store.ts'

const WITHIN_MS = 60_000
/** Members of one transaction: each run of the job goes on where the last one has stopped. */
const BATCH = 1_000

interface Key {
  sellerId: number
  memberId: number
}

/**
 * Counts the members again whose orders have changed, then draws the portraits of those and of who has one of an earlier
 * day. Every batch is a transaction, and what is left to do stands in the database: a run that breaks off has lost
 * nothing.
 */
export async function refreshPortraits({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const today = dayNumber(now())
  while (await inTransaction(db, WITHIN_MS, (transaction) => refreshSome(transaction, today)));
}

/** One batch; whether there was anything to do. */
export async function refreshSome(db: Kysely<Tables>, today: number): Promise<boolean> {
  const due = await takeDue(db)
  if (due.length > 0) await countAgain(db, due)
  const members = due.length > 0 ? due : await outdated(db, today)
  if (members.length === 0) return false
  await drawPortraits(db, members, today)
  await nextVersion(db, members)
  return true
}

/** What was answered from before holds no more (`user-analysis/kept-answer.ts`). */
async function nextVersion(db: Kysely<Tables>, members: readonly Key[]): Promise<void> {
  const sellerIds = [...new Set(members.map(({ sellerId }) => sellerId))].sort((x, y) => x - y)
  await sql`insert into member_stat_version select *, 1 from unnest(${sellerIds}::bigint[])
    on conflict (seller_id) do update set version = member_stat_version.version + 1`.execute(db)
}

/** Takes the notes before the orders are read: a write that comes between leaves a note of its own. */
async function takeDue(db: Kysely<Tables>): Promise<Key[]> {
  const { rows } = await sql<Key>`
    with taken as (select distinct seller_id, member_id from (select * from member_due limit ${BATCH}) d),
      gone as (delete from member_due d using taken s
        where d.seller_id = s.seller_id and d.member_id = s.member_id)
    select * from taken`.execute(db)
  return rows
}

function outdated(db: Kysely<Tables>, today: number): Promise<Key[]> {
  return db
    .selectFrom('memberPortrait')
    .select(['sellerId', 'memberId'])
    .where('day', '<>', today)
    .limit(BATCH)
    .execute()
}

const isOneOf = (members: readonly Key[]) =>
  sql<boolean>`(seller_id, member_id) in (select * from unnest(${members.map(({ sellerId }) => sellerId)}::bigint[],
    ${members.map(({ memberId }) => memberId)}::bigint[]))`

async function countAgain(db: Kysely<Tables>, members: readonly Key[]): Promise<void> {
  await db.deleteFrom('memberStat').where(isOneOf(members)).execute()
  await sql`insert into member_stat (seller_id, member_id, began, ended, station_id, group_id, channel, orders,
    energy_wh, valley_wh, spend_fen) ${chargesOf(isOneOf(members))}`.execute(db)
}

interface History extends Key {
  groupId: number | null
  firstDay: number
  lastDay: number
  months: number[]
}

async function drawPortraits(db: Kysely<Tables>, members: readonly Key[], today: number): Promise<void> {
  const [histories, charges, places] = await Promise.all([
    historiesOf(db, members),
    habitsOf(db, members),
    placesOf(db, members),
  ])
  const drawn = histories.map(({ sellerId, memberId, groupId, ...history }) => ({
    sellerId,
    memberId,
    groupId,
    day: today,
    ...portraitOf({ ...history, charges: charges.get(keyOf({ sellerId, memberId })) ?? [] }, today, (id) =>
      places.get(`${sellerId} ${id}`),
    ),
  }))
  await db.deleteFrom('memberPortrait').where(isOneOf(members)).execute()
  if (drawn.length > 0) await db.insertInto('memberPortrait').values(drawn).execute()
}

const keyOf = ({ sellerId, memberId }: Key) => `${sellerId} ${memberId}`

async function historiesOf(db: Kysely<Tables>, members: readonly Key[]): Promise<History[]> {
  const { rows } = await sql<History>`
    select s.*, m.group_id from (
      select seller_id, member_id, min(ended) / 24 as first_day, max(ended) / 24 as last_day,
        array_agg(distinct ((extract(year from t.day) * 12 + extract(month from t.day))::int)) as months
      from member_stat cross join lateral (select date '1970-01-01' + ended / 24 as day) t
      where ${isOneOf(members)} group by 1, 2) s
    join member m on m.seller_id = s.seller_id and m.id = s.member_id`.execute(db)
  return rows
}

/** The charges of the days up to each member's last one. */
async function habitsOf(db: Kysely<Tables>, members: readonly Key[]): Promise<Map<string, MemberCharges[]>> {
  const { rows } = await sql<Key & MemberCharges>`
    select * from (select seller_id, member_id, began, ended, station_id, orders, energy_wh, valley_wh, spend_fen,
        max(ended) over (partition by seller_id, member_id) / 24 as last_day
      from member_stat where ${isOneOf(members)}) s
    where ended / 24 > last_day - ${PORTRAIT_DAYS}::int`.execute(db)
  return Map.groupBy(rows, keyOf)
}

async function placesOf(db: Kysely<Tables>, members: readonly Key[]) {
  const sellers = members.map(({ sellerId }) => sellerId)
  const stations = await ofSellers(db, sellers)
    .withDeleted('station')
    .select(['sellerId', 'id', 'lng', 'lat'])
    .execute()
  return new Map(stations.map(({ sellerId, id, ...place }) => [`${sellerId} ${id}`, place]))
}
