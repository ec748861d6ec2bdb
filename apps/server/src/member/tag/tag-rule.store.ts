import type { CodeOf } from '@ampdeck/api/enumeration'
import type { tagObject } from '@ampdeck/api/enumerations/member'
import { alarmHandling } from '@ampdeck/api/enumerations/operation'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import type { TagCondition, TagRule } from '@ampdeck/api/member/tag-rule'
import { DAY } from '@ampdeck/api/time'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import type { Tables } from '../../database/tables.ts'

/*
 * The one place that knows what a rule's fields are in the database: each is a column of the object or of a sum that is
 * joined once. A preview and the nightly run ask the same query.
 */

const FINISHED = orderStatus.code.finished
/** Charges that are older say no more than that there was none for long. */
const LOOKED_BACK = 400 * DAY
const MONTH = 30 * DAY
const FEW_STARS = 2

/** Where the objects of each kind are, under the name `o`. */
export const tagTables = { 1: 'member', 2: 'station', 3: 'vehicle' } as const satisfies Readonly<
  Record<CodeOf<typeof tagObject>, string>
>
export type TagTable = (typeof tagTables)[keyof typeof tagTables]

/** How an order says whose it is. */
const orderKeys: Readonly<Record<TagTable, string>> = {
  member: 'member_id',
  station: 'station_id',
  vehicle: 'vin',
}
const ownKeys: Readonly<Record<TagTable, string>> = { member: 'o.id', station: 'o.id', vehicle: 'o.vin' }

interface Asked {
  table: TagTable
  sellerId: number
  now: number
}

/** The finished charges of each object: of 30 days, and when the last one began. */
function charged({ table, sellerId, now }: Asked) {
  const key = sql.ref(orderKeys[table])
  const isRecent = sql`id >= ${idAt(now - MONTH)}`
  return sql`left join (select ${key} as key, count(*) filter (where ${isRecent}) as orders,
      sum(energy_wh) filter (where ${isRecent}) as energy, sum(payable_fen) filter (where ${isRecent}) as spent,
      max(start_time) as last
    from charge_order where seller_id = ${sellerId} and id >= ${idAt(now - LOOKED_BACK)} and order_status = ${FINISHED}
      and ${key} is not null group by 1) c on c.key = ${sql.ref(ownKeys[table])}`
}

const counted = (of: RawBuilder<unknown>) => sql`(select count(*) from ${of})`
const daysSince = (time: RawBuilder<unknown>, now: number) =>
  sql`((${now}::bigint - ${time}) / ${DAY}::bigint)`

/** What a field is, by its name in `tagFields`. */
function expressionOf(name: string, { table, now }: Asked): RawBuilder<unknown> {
  const ofThis = sql`seller_id = o.seller_id and ${sql.ref(`${table}_id`)} = o.id and deleted = 0`
  switch (name) {
    case 'orders30':
      return sql`coalesce(c.orders, 0)`
    case 'energy30':
      return sql`coalesce(c.energy, 0)`
    case 'spent30':
      return sql`coalesce(c.spent, 0)`
    case 'silentDays':
      return daysSince(sql`coalesce(c.last, o.create_time)`, now)
    case 'registeredDays':
      return daysSince(sql`o.register_time`, now)
    case 'balance':
      return sql`(select coalesce(sum(balance_fen), 0) from account where ${ofThis})`
    case 'cars':
      return counted(sql`vehicle where ${ofThis}`)
    case 'badComments':
      return counted(sql`comment where ${ofThis} and stars <= ${FEW_STARS}`)
    case 'guns':
      return counted(sql`gun where ${ofThis}`)
    case 'openAlarms':
      return counted(
        sql`alarm where seller_id = o.seller_id and station_id = o.id and handling < ${alarmHandling.code.handled}`,
      )
    case 'transformer':
      return sql`o.transformer_w`
    case 'battery':
      return sql`coalesce(o.battery_wh, 0)`
    case 'level':
    case 'type':
    case 'status':
      return sql.ref(`o.${name}`)
    case 'operationType':
      return sql`o.operation_type`
    case 'vehicleType':
      return sql`o.vehicle_type`
    default:
      throw new Error(`A rule asks for ${name}, which no object has.`)
  }
}

function conditionOf({ field, operator, values }: TagCondition, asked: Asked): RawBuilder<SqlBool> {
  const of = expressionOf(field, asked)
  if (operator === 'oneOf') return sql`${of} in (${sql.join(values)})`
  return operator === 'atLeast' ? sql`${of} >= ${values[0]}` : sql`${of} <= ${values[0]}`
}

/** The ids of a seller's objects that a rule finds. */
export function idsOf({ conditions, match }: TagRule, asked: Asked): RawBuilder<unknown> {
  const parts = conditions.map((condition) => conditionOf(condition, asked))
  const asksCharges = conditions.some(({ field }) =>
    ['orders30', 'energy30', 'spent30', 'silentDays'].includes(field),
  )
  return sql`select o.id from ${sql.table(asked.table)} o ${asksCharges ? charged(asked) : sql``}
    where o.seller_id = ${asked.sellerId} and o.deleted = 0
      and (${sql.join(parts, match === 'all' ? sql` and ` : sql` or `)})`
}

/** Whoever the rule finds has the tag, and nobody else. */
export async function applyRule(
  db: Kysely<Tables>,
  { id, objectKind, rule, ...of }: { id: number; sellerId: number; objectKind: number; rule: TagRule },
  now: number,
): Promise<void> {
  const { sellerId } = of
  const table = tagTables[objectKind as keyof typeof tagTables]
  await sql`with found as materialized (${idsOf(rule, { table, sellerId, now })}),
    gone as (delete from tag_bind where seller_id = ${sellerId} and tag_id = ${id}
      and object_id not in (select id from found))
    insert into tag_bind (seller_id, tag_id, object_id) select ${sellerId}, ${id}, id from found
    on conflict do nothing`.execute(db)
}
