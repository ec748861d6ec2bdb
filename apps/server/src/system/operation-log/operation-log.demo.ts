import { callResult } from '@ampdeck/api/enumerations/system'
import { DAY, MINUTE } from '@ampdeck/api/time'
import type { Change } from '../../database/rows.ts'
import type { DemoPart, Sink } from '../../demo/part.ts'
import { demoId } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { stream } from '../../demo/world.ts'

/** At full size; the small network of tests has none, so that they count their own. */
const ENTRIES = 99
const DAYS = 20

interface Kind {
  permission: string
  path: string
  table: 'station' | 'operatingUnit' | 'alarmRule' | 'stationGroup' | 'member'
  /** What the record had before; what it has now is the change. Nothing for one that was added. */
  before?: Readonly<Record<string, unknown>>
  added?: readonly string[]
}

/** What people change in a week, and what they are known to have had before. */
const kinds: readonly Kind[] = [
  {
    permission: 'operatingUnit:edit',
    path: 'config-service/operatingUnit/update',
    table: 'operatingUnit',
    before: { contact: '李明', phone: '13900001111' },
  },
  {
    permission: 'operatingUnit:add',
    path: 'config-service/operatingUnit/save',
    table: 'operatingUnit',
    added: ['name', 'nameEn', 'kind', 'creditCode', 'operatorId', 'contact', 'phone'],
  },
  {
    permission: 'stationList:edit',
    path: 'config-service/station/update',
    table: 'station',
    before: { servicePhone: '4008001234', parkingFee: '5 元/小时', businessHours: '08:00-22:00' },
  },
  {
    permission: 'stationList:status',
    path: 'config-service/station/batchStatus',
    table: 'station',
    before: { status: 2 },
  },
  {
    permission: 'alarmRule:edit',
    path: 'operation-service/alarmRule/update',
    table: 'alarmRule',
    before: { level: 3, durationS: 600 },
  },
  {
    permission: 'stationGroup:edit',
    path: 'config-service/stationGroup/update',
    table: 'stationGroup',
    before: { name: '旧分组', nameEn: 'Old group' },
  },
  {
    permission: 'memberList:edit',
    path: 'member-service/member/update',
    table: 'member',
    before: { name: '未实名', plate: null },
  },
]

/** Calls that were not let through, each with why. */
const refused = [
  ['operatingUnit:add', 'config-service/operatingUnit/save', callResult.code.forbidden, { name: '示例单位' }],
  ['stationList:edit', 'config-service/station/update', callResult.code.refused, { version: 3 }],
  ['stationList:delete', 'config-service/station/delete', callResult.code.refused, { id: 0 }],
  [
    'refundAudit:checkSecond',
    'payment-service/refundRecord/checkSecond',
    callResult.code.refused,
    { note: '同意' },
  ],
  ['pileList:edit', 'config-service/pile/update', callResult.code.invalid, { powerW: -1 }],
  ['alarmRule:edit', 'operation-service/alarmRule/update', callResult.code.notFound, { id: 7 }],
] as const

/** What people did in the last weeks: changed records of many kinds, and what was refused. */
export const part: DemoPart = {
  name: 'operationLogs',
  after: ['users', 'operatingUnits', 'stations', 'alarmRules', 'stationGroups', 'members'],
  async prepare(world, { db, copy }) {
    const random = stream(world, 'operationLog')
    const count = Math.floor(ENTRIES * Math.min(1, world.scale))
    const known = await recordsOf(db)
    const times = Array.from(
      { length: count },
      () => world.anchor - DAY - random.int(0, DAYS * 24 * 60) * MINUTE,
    )
    const rows = times
      .sort((a, b) => a - b)
      .map((ts, index) => {
        const common = {
          id: demoId(SKYLINE, 'operationLog', index + 1),
          sellerId: SKYLINE,
          userId: demoId(SKYLINE, 'user', random.pick([1, 1, 2, 3, 4, 6])),
          requestId: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
          ip: `203.0.113.${random.int(10, 40)}`,
          costMs: random.int(4, 90),
          ts,
        }
        if (random.chance(0.15)) {
          const [permission, path, resultCode, params] = random.pick(refused)
          return { ...common, permission, path, params: JSON.stringify(params), changes: '[]', resultCode }
        }
        const { permission, path, table, before, added } = random.pick(kinds)
        const record = random.pick(known[table] ?? [])
        const change = record && changeOf(table, record, before, added)
        return {
          ...common,
          permission,
          path,
          params: JSON.stringify({ id: record?.id, ...change?.after }),
          changes: JSON.stringify(change ? [change] : []),
          resultCode: callResult.code.done,
        }
      })
    await copy('operationLog', rows)
  },
}

type Found = Readonly<Record<string, unknown>> & { id: number }

function changeOf(
  table: string,
  record: Found,
  before: Kind['before'],
  added: readonly string[] = [],
): Change {
  const fields = before ? Object.keys(before) : added
  const after = Object.fromEntries(fields.map((field) => [field, record[field] ?? null]))
  return { table, id: record.id, before: before ?? null, after }
}

async function recordsOf(db: Sink['db']): Promise<Partial<Record<string, Found[]>>> {
  const found: Partial<Record<string, Found[]>> = {}
  for (const table of new Set(kinds.map((kind) => kind.table)))
    found[table] = (await db
      .selectFrom(table)
      .selectAll()
      .where('sellerId', '=', SKYLINE)
      .orderBy('id')
      .limit(30)
      .execute()) as unknown as Found[]
  return found
}
