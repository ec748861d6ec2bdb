import { type Kysely, sql } from 'kysely'

/*
 * Which members charged at a station on a day and in a month, and which cars of fleets, as sets of numbers. A set is cut
 * in chunks of 8192; PostgreSQL joins them by a bitwise or.
 */

const FINISHED = 3
const CHUNK = 8192
const nobody = `0::bit(${CHUNK})`
const day = "to_char(to_timestamp(end_time / 1000) at time zone 'Asia/Shanghai', 'YYYY-MM-DD')"

interface Kind {
  name: string
  set: string
  column: string
  type: string
  keys: string
  only: string
}
const kinds: Kind[] = [
  { name: 'member', set: 'members', column: 'member_id', type: 'bigint', keys: '', only: 'true' },
  {
    name: 'car',
    set: 'cars',
    column: 'plate',
    type: 'text',
    keys: 'group_id, ',
    only: 'group_id is not null',
  },
]

const ofKind = ({ name, set, column, type, keys, only }: Kind) => {
  const places = `seller_id, day, station_id, ${keys}chunk`
  const table = (grain: string) => [
    `create table ${name}_${grain} (seller_id bigint not null, station_id bigint not null, day text not null,
      ${keys ? 'group_id bigint not null,' : ''} chunk bigint not null, ${set} bit(${CHUNK}) not null,
      primary key (${places}))`,
    // So many small sets are read at once that unpacking them would cost more than their place.
    `alter table ${name}_${grain} alter ${set} set storage plain`,
  ]
  return [
    `create table ${name}_number (seller_id bigint not null, ${column} ${type} not null, number int not null,
      primary key (seller_id, ${column}), unique (seller_id, number))`,
    ...table('day'),
    ...table('month'),
    `insert into ${name}_number (seller_id, ${column}, number)
      select seller_id, ${column}, row_number() over (partition by seller_id order by ${column}) - 1
      from (select distinct seller_id, ${column} from charge_order where order_status = ${FINISHED} and energy_wh > 0
        and end_time is not null and ${column} is not null and ${only}) o`,
    `insert into ${name}_day (${places}, ${set})
      select o.seller_id, ${day}, o.station_id, ${keys}coalesce(n.number / ${CHUNK}, -1),
        bit_or(case when n.number is null then ${nobody} else set_bit(${nobody}, n.number % ${CHUNK}, 1) end)
      from charge_order o left join ${name}_number n on n.seller_id = o.seller_id and n.${column} = o.${column}
      where order_status = ${FINISHED} and energy_wh > 0 and end_time is not null and ${only}
      group by ${keys ? '1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5' : '1, 2, 3, 4 order by 1, 2, 3, 4'}`,
    `insert into ${name}_month (${places}, ${set})
      select seller_id, left(day, 7) || '-01', station_id, ${keys}chunk, bit_or(${set}) from ${name}_day
      group by ${keys ? '1, 2, 3, 4, 5' : '1, 2, 3, 4'}`,
  ]
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of kinds.flatMap(ofKind)) await sql.raw(statement).execute(db)
}
