import type { RecordHit } from '@ampdeck/api/system/search'
import { type RawBuilder, sql } from 'kysely'
import { maskMobile } from '../../access/mask-mobile.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { beginningWith, containing, endingWith } from '../../database/text.ts'

/** As many of one kind as a glance takes in; whoever means another one types on. */
const MOST = 5

/** An order's number: its start, `yyyyMMddHHmmss`, and ten digits more. */
const ORDER_DIGITS = 24
/** Fewer last digits are those of far too many orders. */
const LAST_DIGITS = /^\d{4,23}$/
const BEGINNING = /^20\d\d(0[1-9]|1[0-2])\d{0,18}$/

/** Stations by code and name. */
export async function stations(rows: Rows, text: string): Promise<RecordHit[]> {
  const found = await rows
    .from('station')
    .select(['id', 'code', 'name', 'nameEn', 'status'])
    .where(anyContains(['code', 'name', 'name_en'], text))
    .orderBy(closeness('code', text))
    .orderBy('code')
    .limit(MOST)
    .execute()
  return found.map(({ code, ...station }) => ({
    ...station,
    kind: 'station',
    number: code,
    phone: null,
    stationId: station.id,
  }))
}

/** Piles by code, serial number and name. */
export async function piles(rows: Rows, text: string): Promise<RecordHit[]> {
  const found = await rows
    .from('pile')
    .innerJoin('station', sameSeller('station.id', 'pile.stationId'))
    .select(['pile.id', 'pile.code', 'pile.status', 'pile.stationId', 'station.name', 'station.nameEn'])
    .where(anyContains(['pile.code', 'pile.serial_no', 'pile.name'], text))
    .orderBy(closeness('pile.code', text))
    .orderBy('pile.code')
    .limit(MOST)
    .execute()
  return found.map(({ code, ...pile }) => ({ ...pile, kind: 'pile', number: code, phone: null }))
}

/** Members by number, name, plate and mobile number; a masked one only as a whole or by what is shown of it. */
export async function members(rows: Rows, text: string, seesPhones: boolean): Promise<RecordHit[]> {
  const byPhone = seesPhones
    ? sql<boolean>`phone like ${containing(text)}`
    : sql<boolean>`${text} in (phone, right(phone, 4))`
  const found = await rows
    .from('member')
    .select(['id', 'memberNo', 'name', 'phone', 'status'])
    .where((where) => where.or([anyContains(['member_no', 'name', 'plate'], text), byPhone]))
    .orderBy(closeness('member_no', text))
    .orderBy('memberNo')
    .limit(MOST)
    .execute()
  return found.map(({ memberNo, phone, ...member }) => ({
    ...member,
    kind: 'member',
    number: memberNo,
    nameEn: null,
    phone: seesPhones ? phone : maskMobile(phone),
    stationId: null,
  }))
}

/** Orders by the beginning of their number, which is their start, or else by its last digits; the latest first. */
export async function orders(rows: Rows, text: string): Promise<RecordHit[]> {
  const begun = BEGINNING.test(text) ? await ordersWhere(rows, beginsWith(text)) : []
  return begun.length > 0 || !LAST_DIGITS.test(text)
    ? begun
    : ordersWhere(rows, sql<boolean>`order_no like ${endingWith(text)}`)
}

/** A range of whole numbers, which the index of the numbers answers in any collation. */
function beginsWith(text: string) {
  const [from, to] = [text.padEnd(ORDER_DIGITS, '0'), text.padEnd(ORDER_DIGITS, '9')]
  return sql<boolean>`order_no between ${from} and ${to}`
}

async function ordersWhere(rows: Rows, condition: RawBuilder<boolean>): Promise<RecordHit[]> {
  const found = await rows
    .from('chargeOrder')
    .innerJoin('station', sameSeller('station.id', 'chargeOrder.stationId'))
    .select(['chargeOrder.id', 'chargeOrder.orderNo', 'chargeOrder.orderStatus', 'chargeOrder.stationId'])
    .select(['station.name', 'station.nameEn'])
    .where(condition)
    .orderBy('chargeOrder.orderNo', 'desc')
    .limit(MOST)
    .execute()
  return found.map(({ orderNo, orderStatus, ...order }) => ({
    ...order,
    kind: 'order',
    number: orderNo,
    phone: null,
    status: orderStatus,
  }))
}

function anyContains(columns: readonly string[], text: string): RawBuilder<boolean> {
  const conditions = columns.map((column) => sql`${sql.ref(column)} ilike ${containing(text)}`)
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

/** 0 for the number itself, 1 for its beginning, 2 for anything else. */
function closeness(column: string, text: string): RawBuilder<number> {
  const number = sql.ref(column)
  return sql<number>`case when lower(${number}) = lower(${text}) then 0
    when ${number} ilike ${beginningWith(text)} then 1 else 2 end`
}
