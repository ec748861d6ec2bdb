import { stationStatus } from '@ampdeck/api/enumerations/equipment'
import { memberLevel } from '@ampdeck/api/enumerations/member'
import {
  shareConfiguration,
  shareFields,
  shareKind,
  shareState,
} from '@ampdeck/api/system/share-configuration'
import type { Text } from '@ampdeck/api/texts'
import { formatTimestamp } from '@ampdeck/api/time'
import { type SelectQueryBuilder, sql } from 'kysely'
import { logShown } from '../../access/operation-log.ts'
import type { Rows } from '../../database/rows.ts'
import { nameKey } from '../../database/sort-key.ts'
import type { Tables } from '../../database/tables.ts'
import { failures } from '../../foundation/failure.ts'
import { platformOf, type Request } from '../../http/context.ts'
import { mayStillShare } from './may-still-share.ts'
import { one, sellerOf } from './share-configuration.store.ts'

type Draft = Request<typeof shareConfiguration.save>['input']
type Fail = Request<typeof shareConfiguration.save>['fail']
type Pair = [en: string, zh: string]

const MAX_ROWS = 1_000
const WH = 1_000
const FEN = 100

export async function save({ rows, input, fail }: Request<typeof shareConfiguration.save>) {
  return one(
    rows,
    await rows.insert('shareConfiguration', {
      ...(await stored(rows, input, fail)),
      state: shareState.code.on,
    }),
  )
}

export async function update({ rows, input, fail }: Request<typeof shareConfiguration.update>) {
  const { id, version, ...draft } = input
  await rows.get('shareConfiguration', id)
  await rows.update('shareConfiguration', { id, version }, await stored(rows, draft, fail))
  return one(rows, id)
}

async function stored(rows: Rows, { sellerNumber, ...draft }: Draft, fail: Fail) {
  const target = await sellerOf(rows.db, sellerNumber)
  if (target === undefined || target === rows.sellerId) throw fail('share.target')
  if (draft.validTo <= draft.validFrom) throw fail('share.period')
  checkFields(draft, fail)
  return { ...draft, targetSellerId: target }
}

function checkFields({ objectKind, fields }: Pick<Draft, 'objectKind' | 'fields'>, fail: Fail) {
  if (fields.some((field) => !(field in (shareFields[objectKind] ?? {})))) throw fail('share.fields')
}

/** What the other side sees of a rule that may not be saved yet, read by the very code that shows it there. */
export async function preview({ rows, input, fail }: Request<typeof shareConfiguration.preview>) {
  checkFields(input, fail)
  const { objectIds } = input
  return shown(input, {
    station: rows.from('station').where('station.id', 'in', objectIds),
    dayStat: rows.from('dayStat').where('dayStat.stationId', 'in', objectIds),
    member: rows.from('member').where('member.id', 'in', objectIds),
  })
}

/** What a rule of another seller shows to this one. */
export async function look(request: Request<typeof shareConfiguration.look>) {
  const { rows, caller, input, ip, requestId } = request
  const rule = await rows
    .shares()
    .where('shareConfiguration.id', '=', input.id)
    .select(['shareConfiguration.sellerId', 'objectKind', 'objectIds', 'fields'])
    .select(['shareConfiguration.createUser', 'shareConfiguration.updateUser'])
    .executeTakeFirst()
  if (!rule || !(await mayStillShare(rows.db, rule, rows.now))) throw failures.notFound()
  await logShown(platformOf(request), {
    sellerId: rule.sellerId,
    ip,
    requestId,
    permission: 'shareConfiguration',
    path: shareConfiguration.look.path,
    params: { id: input.id, sellerId: caller.sellerId },
  })
  return shown(rule, {
    station: rows.sharedFrom('station', input.id),
    dayStat: rows.sharedFrom('dayStat', input.id),
    member: rows.sharedFrom('member', input.id),
  })
}

interface Sources {
  station: SelectQueryBuilder<Tables, 'station', object>
  dayStat: SelectQueryBuilder<Tables, 'dayStat', object>
  member: SelectQueryBuilder<Tables, 'member', object>
}

/** The name and the shared fields of each row; nothing else leaves. */
async function shown({ objectKind, fields }: Pick<Draft, 'objectKind' | 'fields'>, from: Sources) {
  const known = shareFields[objectKind] ?? {}
  const columns = Object.keys(known).filter((field) => fields.includes(field))
  const found = await rowsOf(objectKind, from)
  return {
    columns: columns.map((field): Pair => both(known[field] ?? [field, field])),
    rows: found.map(({ name, ...row }) => ({
      name: String(name),
      cells: columns.map((field) => cellOf(field, (row as Readonly<Record<string, unknown>>)[field])),
    })),
  }
}

async function rowsOf(kind: number, { station, dayStat, member }: Sources): Promise<{ name: string }[]> {
  if (kind === shareKind.code.station)
    return station
      .select(['name', 'code', 'address', 'status', 'servicePhone', 'businessHours', 'parkingFee'])
      .orderBy(nameKey('station.name'))
      .limit(MAX_ROWS)
      .execute()
  if (kind === shareKind.code.member)
    return member
      .select(['name', 'memberNo', 'level', 'registerTime'])
      .orderBy('member.memberNo')
      .limit(MAX_ROWS)
      .execute()
  return dayStat
    .groupBy(['dayStat.day', 'dayStat.sellerId', 'dayStat.stationId'])
    .select([
      sql<string>`day || ' ' || (select name from station where station.seller_id = day_stat.seller_id
        and station.id = day_stat.station_id)`.as('name'),
      sql<number>`sum(orders)::bigint`.as('orders'),
      sql<number>`sum(energy_wh)::bigint`.as('energyWh'),
      sql<number>`sum(e_fee_fen + s_fee_fen - discount_fen)::bigint`.as('feeFen'),
    ])
    .orderBy('dayStat.day', 'desc')
    .limit(MAX_ROWS)
    .execute()
}

const both = ([en, zh]: Text): Pair => [en, zh]

function cellOf(field: string, value: unknown): Pair {
  if (value === null || value === undefined) return ['–', '–']
  if (field === 'status')
    return [stationStatus.label(value as number, 'en'), stationStatus.label(value as number, 'zh-CN')]
  if (field === 'level')
    return [memberLevel.label(value as number, 'en'), memberLevel.label(value as number, 'zh-CN')]
  if (field === 'energyWh') return [`${Number(value) / WH} kWh`, `${Number(value) / WH} kWh`]
  if (field === 'feeFen')
    return [`${(Number(value) / FEN).toFixed(2)} yuan`, `${(Number(value) / FEN).toFixed(2)} 元`]
  if (field === 'registerTime') return both([formatTimestamp(Number(value)), formatTimestamp(Number(value))])
  return [String(value), String(value)]
}
