import { undoRefusals } from '@ampdeck/api/system/operation-log'
import { operationLogTexts } from '@ampdeck/api/system/operation-log.texts'
import { type Text, texts } from '@ampdeck/api/texts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { maskMobile } from '../../access/mask-mobile.ts'
import type { Change, Rows } from '../../database/rows.ts'
import { scopeTags } from '../../database/scope-tags.ts'
import type { AnyTable } from '../../database/tables.ts'
import { failures } from '../../foundation/failure.ts'
import type { Context } from '../../http/context.ts'
import { pageOf } from './call-words.ts'
import { labelOf, wordsOf } from './field-words.ts'
import { one } from './operation-log.store.ts'
import { kindOf, undoOf } from './undo.service.ts'

const MAX_RECORDS = 100
type Asked = Pick<Context, 'rows' | 'caller'> & { input: { id: number } }

/** Records whose table no page is called after. */
const records: Readonly<Record<string, Text>> = texts({
  accountUser: ['User', '用户'],
  chargeOrder: ['Charging order', '充电订单'],
  costModelVersion: ['Version of a billing model', '计费模型版本'],
  exportFile: ['Exported file', '导出文件'],
  importFile: ['Imported file', '导入文件'],
  exportTiming: ['Timing', '定时导出'],
  listView: ['Saved view', '保存的视图'],
  groupTeam: ['Team', '班组'],
  session: ['Session', '会话'],
  station: ['Station', '场站'],
  pile: ['Pile', '电桩'],
  gun: ['Gun', '充电枪'],
  member: ['Member', '会员'],
  fleet: ['Fleet', '车队'],
  account: ['Account', '账户'],
  accountFlow: ['Flow', '流水'],
  workOrder: ['Work order', '工单'],
  alarm: ['Alarm', '告警'],
})
/** What a record is known by, the best first. */
const NAMES = ['name', 'title', 'orderNo', 'no', 'code', 'plateNo', 'plate', 'account', 'cardNo', 'phone']
const STAMPS = new Set(['id', 'sellerId', 'createTime', 'updateTime', 'createUser', 'updateUser', 'version'])

/** One entry of the log in words: each change field by field, before and after (screens.md S233). */
export async function detail({ rows, caller, input }: Asked, app: FastifyInstance) {
  const found = await one(rows, input.id)
  if (!found) throw failures.notFound()
  const undo = await undoOf({ rows, caller }, found, app)
  const { changes: stored, params, ...row } = found
  const resource = row.path.split('/').at(-2)
  const changes = (stored as Change[]).slice(0, MAX_RECORDS)
  const known = await namesOf(rows, changes)

  return {
    ...row,
    changes: changes.map((change) => ({
      table: change.table,
      what: both(records[change.table] ?? whatOf(change.table, row.pageId)),
      recordId: change.id,
      name: known.get(`${change.table}/${change.id}`) ?? nameIn({ ...change.before, ...change.after }),
      kind: kindOf(change),
      fields: fieldsOf(change, resource),
    })),
    undo: undo && { refusal: 'refusal' in undo ? both(undoRefusals[undo.refusal]) : null },
    asked: changes.length > 0 ? [] : askedOf(params, resource),
  }
}

function whatOf(table: string, pageId: string): Text {
  const byPage = pageOf(table)
  return byPage[0] === table ? (pageOf(pageId) ?? operationLogTexts.record) : byPage
}

function fieldsOf({ table, before, after }: Change, resource: string | undefined) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields
    .filter((field) => !STAMPS.has(field) && field !== 'deleted')
    .map((field) => ({
      label: both(labelOf(field, table, resource)),
      before: said(field, before?.[field], table, resource),
      after: said(field, after?.[field], table, resource),
    }))
    .filter((field) => field.before !== null || field.after !== null)
}

function askedOf(params: unknown, resource: string | undefined) {
  if (typeof params !== 'object' || params === null) return []
  return Object.entries(params).flatMap(([field, value]) => {
    const after = said(field, value, resource)
    return after ? [{ label: both(labelOf(field, resource)), after }] : []
  })
}

const both = ([en, zh]: Text): [string, string] => [en, zh]

function said(field: string, value: unknown, ...records: (string | undefined)[]): [string, string] | null {
  const words = wordsOf(field, masked(field, value), ...records)
  return words && both(words)
}

/** Phone numbers are masked here for everybody: whoever may see them does so where they belong. */
function masked(field: string, value: unknown): unknown {
  const isPhone = /phone|mobile/i.test(field) && typeof value === 'string' && value.length > 7
  return isPhone ? maskMobile(value) : value
}

/** What the records are called now; of one that this person may not see, nothing. */
async function namesOf(rows: Rows, changes: readonly Change[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  for (const [table, of] of Map.groupBy(changes, (change) => change.table)) {
    if (!scopeTags[table]) continue
    const found = await rows
      .from(table as AnyTable)
      .where(
        sql.ref(`${table}.id`),
        'in',
        of.map(({ id }) => id),
      )
      .select(sql<Record<string, unknown>>`to_jsonb(${sql.table(table)})`.as('row'))
      .execute()
    for (const { row } of found) {
      const name = nameIn(row)
      if (name) names.set(`${table}/${row.id}`, name)
    }
  }
  return names
}

function nameIn(row: Readonly<Record<string, unknown>>): string | null {
  const field = NAMES.find((one) => row[one] || row[one.replace(/[A-Z]/g, (big) => `_${big.toLowerCase()}`)])
  if (!field) return null
  return String(masked(field, row[field] ?? row[field.replace(/[A-Z]/g, (big) => `_${big.toLowerCase()}`)]))
}
