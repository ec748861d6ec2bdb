import { cityName, cityNameEn } from '@ampdeck/api/config/city'
import type { Enumeration } from '@ampdeck/api/enumeration'
import { currentType, manufacturer, operationType } from '@ampdeck/api/enumerations/equipment'
import { rechargeBand, rechargeType } from '@ampdeck/api/enumerations/finance'
import { accountType, memberLevel, memberType } from '@ampdeck/api/enumerations/member'
import { alarmLevel } from '@ampdeck/api/enumerations/operation'
import { billChannel, period } from '@ampdeck/api/enumerations/order'
import type { Dimension } from '@ampdeck/api/figures/report'
import { say, texts } from '@ampdeck/api/texts'
import { type RawBuilder, sql } from 'kysely'
import type { Rows } from '../database/rows.ts'

/** What people call one value of a dimension. */
export interface Named {
  key: string
  name: string
  nameEn: string | null
}

const words = texts({
  nobody: ['None', '无'],
  unknown: ['Unknown', '未知'],
})

const ages = texts({
  year: ['Below 1 year', '不满 1 年'],
  years: ['{count} year | {count} years', '{count} 年'],
})

const weekdays = texts({
  1: ['Monday', '星期一'],
  2: ['Tuesday', '星期二'],
  3: ['Wednesday', '星期三'],
  4: ['Thursday', '星期四'],
  5: ['Friday', '星期五'],
  6: ['Saturday', '星期六'],
  7: ['Sunday', '星期日'],
})

const codes: { readonly [D in Dimension]?: Enumeration } = {
  channel: billChannel,
  memberType,
  registerChannel: billChannel,
  alarmLevel,
  rechargeType,
  rechargeBand,
  accountType,
  memberLevel,
  period,
  operationType,
  manufacturer,
  currentType,
}

type Table =
  | 'station'
  | 'pile'
  | 'pileType'
  | 'pvInverter'
  | 'meter'
  | 'operatingUnit'
  | 'reportGroup'
  | 'fleet'
  | 'groupTeam'
  | 'member'

/** Their values are what people call them. */
const isOwnName: { readonly [D in Dimension]?: true } = { plate: true, alarmCode: true, firmware: true }

/** Where the names of records stand, in Chinese and, where there is one, in English. */
const records: {
  readonly [D in Dimension]?: { table: Table; name: RawBuilder<string>; nameEn?: RawBuilder<string> }
} = {
  station: { table: 'station', name: sql`name`, nameEn: sql`name_en` },
  reportGroup: { table: 'reportGroup', name: sql`name`, nameEn: sql`name_en` },
  operatingUnit: { table: 'operatingUnit', name: sql`name`, nameEn: sql`name_en` },
  pile: { table: 'pile', name: sql`code` },
  pileType: { table: 'pileType', name: sql`name`, nameEn: sql`name_en` },
  inverter: { table: 'pvInverter', name: sql`sn` },
  meter: { table: 'meter', name: sql`meter_no` },
  fleet: { table: 'fleet', name: sql`name` },
  team: { table: 'groupTeam', name: sql`name` },
  member: { table: 'member', name: sql`name` },
}

/** What people call the values of a dimension, by their keys; null is what has none, such as an order without a fleet. */
async function namesOf(
  rows: Rows,
  dimension: Dimension,
  keys: readonly (string | null)[],
): Promise<Map<string | null, Named>> {
  const of = codes[dimension]
  const found = new Map<string | null, Named>([[null, asNamed('', words.nobody)]])
  const known = [...new Set(keys.filter((key) => key !== null))]
  for (const key of known) {
    const written = of ? of.usual(Number(key)) : plainName(dimension, key)
    found.set(key, asNamed(key, written))
  }
  for (const named of await recordNames(rows, dimension, known)) found.set(named.key, named)
  return found
}

/** What people call the keys of groups, dimension by dimension. */
export const namesBy = (
  rows: Rows,
  by: readonly Dimension[],
  groups: readonly { keys: readonly (string | null)[] }[],
) =>
  Promise.all(
    by.map((dimension, nth) =>
      namesOf(
        rows,
        dimension,
        groups.map(({ keys }) => keys[nth] ?? null),
      ),
    ),
  )

const asNamed = (key: string, [nameEn, name]: readonly [string, string]): Named => ({ key, name, nameEn })

function plainName(dimension: Dimension, key: string): readonly [string, string] {
  if (dimension === 'city') return [cityNameEn(key), cityName(key)]
  if (dimension === 'weekday') return weekdays[Number(key) as keyof typeof weekdays]
  if (dimension === 'pileAge')
    return key === '0'
      ? ages.year
      : [say(ages.years, 'en', { count: Number(key) }), say(ages.years, 'zh-CN', { count: Number(key) })]
  // An order that found no price has no version.
  if (dimension === 'costModelVersion' && key === '0') return words.nobody
  if (dimension === 'hourOfDay') return [`${key.padStart(2, '0')}:00`, `${key.padStart(2, '0')}:00`]
  return isOwnName[dimension] ? [key, key] : words.unknown
}

/** What the records of a dimension are called, by their keys. */
export async function recordNames(
  rows: Rows,
  dimension: Dimension,
  keys: readonly string[],
): Promise<Named[]> {
  if (keys.length === 0) return []
  const ids = keys.map(Number)
  if (dimension === 'gun') {
    const { rows: guns } = await sql<Named>`
      select g.id::text as "key", p.code || '-' || chr(64 + g.letter) as "name", null as "nameEn"
      from (${rows.from('gun').selectAll().where('id', 'in', ids)}) g
      join pile p on p.seller_id = g.seller_id and p.id = g.pile_id`.execute(rows.db)
    return guns
  }
  if (dimension === 'seller')
    return rows.db
      .selectFrom('seller')
      .select([sql<string>`id::text`.as('key'), 'name', 'nameEn'])
      .where('id', 'in', ids)
      .execute()
  if (dimension === 'costModelVersion') {
    const { rows: versions } = await sql<Named>`
      select v.id::text as "key", m.name || ' v' || v.no as "name", null as "nameEn"
      from (${rows.from('costModelVersion').selectAll().where('id', 'in', ids)}) v
      join cost_model m on m.seller_id = v.seller_id and m.id = v.cost_model_id`.execute(rows.db)
    return versions
  }
  const of = records[dimension]
  if (!of) return []
  return rows
    .from(of.table)
    .select([
      sql<string>`id::text`.as('key'),
      of.name.as('name'),
      (of.nameEn ?? sql<string | null>`null`).as('nameEn'),
    ])
    .where('id', 'in', ids)
    .execute()
}
