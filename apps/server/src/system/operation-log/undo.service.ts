import type { Call } from '@ampdeck/api/contract'
import { changeKind } from '@ampdeck/api/enumerations/system'
import { operationLog, type undoRefusals } from '@ampdeck/api/system/operation-log'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { mayCall } from '../../access/caller.ts'
import type { Change, Rows, StoredTable } from '../../database/rows.ts'
import { scopeTags } from '../../database/scope-tags.ts'
import { failures } from '../../foundation/failure.ts'
import type { Context, Request } from '../../http/context.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import { failOf, type Served, servedCall } from '../../http/serve.ts'
import { one } from './operation-log.store.ts'

/*
 * A change is taken back by the opposite call of its resource: an added record is deleted, a disabled one is enabled, a
 * changed one is updated with what it had before; a deleted one, for which no call exists, comes back as it was. So
 * every rule of the record is asked, and nothing is listed here. At the end each changed row must be as it was before:
 * else the whole is rolled back.
 */

type Entry = NonNullable<Awaited<ReturnType<typeof one>>>
type Refusal = keyof typeof undoRefusals
type Asker = Pick<Context, 'rows' | 'caller'>

interface Plan {
  /** The records that are taken back, and how; without a call a deletion is taken back. */
  steps: { change: Change; opposite: Served | undefined }[]
  get: Served | undefined
  changes: Change[]
}

const MAX_RECORDS = 50
const OPPOSITES: Readonly<Record<string, string>> = { enable: 'disable', disable: 'enable' }
const STAMPS = new Set(['version', 'updateTime', 'updateUser'])

export function kindOf({ before, after }: Change) {
  if (before === null) return changeKind.code.added
  if (after?.deleted === 1) return changeKind.code.deleted
  return before.deleted === 1 ? changeKind.code.restored : changeKind.code.changed
}

/** How an entry would be taken back, or why not; nothing for who lacks a right that it needs. */
export async function undoOf(
  { rows, caller }: Asker,
  entry: Entry,
  app: FastifyInstance,
): Promise<Plan | { refusal: Refusal } | null> {
  const changes = folded(entry.changes as Change[])
  if (entry.resultCode !== 0 || changes.length === 0) return { refusal: 'undo.nothing' }
  const path = await pathOf(rows, entry)
  const original = path && servedCall(app, path)
  if (!original || changes.length > MAX_RECORDS) return { refusal: 'undo.ownRules' }
  const sibling = (name: string) => servedCall(app, `${path.slice(0, path.lastIndexOf('/'))}/${name}`)

  const name = path.slice(path.lastIndexOf('/') + 1)
  const { id } = (entry.params ?? {}) as { id?: number }
  const primary = changes.filter((change) => change.id === id && path === entry.path)
  const own = primary.length > 0 ? primary : changes.filter(({ table }) => table === changes[0]?.table)
  const steps = own.map((change) => ({ change, opposite: oppositeOf(change, name, sibling) }))
  const isPlain = steps.every(({ change, opposite }) => opposite ?? isDeletion(change))
  if (!isPlain || !changes.every(isStored)) return { refusal: 'undo.ownRules' }

  const needed: (Call | undefined)[] = [
    original.call,
    ...steps.map(({ opposite }) => opposite?.call ?? sibling('save')?.call),
  ]
  if (needed.some((call) => call && !mayCall(caller.grants, call.permission))) return null
  if (changes.some(({ before }) => Object.values(before ?? {}).includes('***')))
    return { refusal: 'undo.secret' }
  if (await hasFollowed(rows, entry, changes)) return { refusal: 'undo.followed' }
  return { steps, get: sibling('get'), changes }
}

/** What a call did to a record in several steps, as one change. */
function folded(changes: readonly Change[]): Change[] {
  const byRecord = new Map<string, Change>()
  for (const change of changes) {
    const key = `${change.table}/${change.id}`
    const first = byRecord.get(key)
    // A field is as it was before the first step that changed it; an added record was not there.
    const before = first ? first.before && { ...change.before, ...first.before } : change.before
    byRecord.set(key, { ...change, before, after: { ...first?.after, ...change.after } })
  }
  return [...byRecord.values()]
}

/** Takes an entry back (screens.md S233). */
export async function undo(request: Request<typeof operationLog.undo>, app: FastifyInstance): Promise<null> {
  const { rows, input, fail } = request
  const entry = await one(rows, input.id)
  if (!entry) throw failures.notFound()
  const plan = await undoOf(request, entry, app)
  if (!plan) throw failures.forbidden()
  if ('refusal' in plan) throw fail(plan.refusal)

  for (const { change, opposite } of plan.steps) {
    if (!opposite) await rows.restore(change.table as StoredTable, change.id).catch(refuseDuplicate(fail))
    else await opposite.handle(await askedOf(request, { change, opposite, get: plan.get }))
  }
  for (const change of plan.changes) if (!(await isAsBefore(rows, change))) throw fail('undo.ownRules')
  return null
}

/** The call that made the change; of one that took something back, that of what it took back. */
async function pathOf(rows: Rows, { path, params }: Entry): Promise<string | undefined> {
  if (path !== operationLog.undo.path) return path
  const { id } = params as { id: number }
  const before = await one(rows, id)
  return before && pathOf(rows, before)
}

function oppositeOf(
  change: Change,
  name: string,
  sibling: (name: string) => Served | undefined,
): Served | undefined {
  const kind = kindOf(change)
  if (kind === changeKind.code.added || kind === changeKind.code.restored) return fitting(sibling('delete'))
  if (kind === changeKind.code.deleted) return undefined
  const opposite = OPPOSITES[name]
  if (opposite) return fitting(sibling(opposite))
  const update = sibling('update')
  return update && covers(update, change, sibling('get')) ? update : undefined
}

const keysOf = (schema: z.core.$ZodType): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []

/** A call that asks for the record and nothing else. */
function fitting(served: Served | undefined): Served | undefined {
  return served && keysOf(served.call.input).every((key) => key === 'id' || key === 'version')
    ? served
    : undefined
}

/** Whether a form of the record has all that was changed, and the record all that its form has. */
function covers(update: Served, { after }: Change, get: Served | undefined): boolean {
  const form = keysOf(update.call.input)
  const record = get ? keysOf(get.call.output) : []
  const isForm = (field: string) => form.includes(field)
  return form.every((field) => record.includes(field)) && Object.keys(after ?? {}).every(isForm)
}

const isDeletion = (change: Change) =>
  kindOf(change) === changeKind.code.deleted &&
  Object.keys(change.after ?? {}).every((key) => key === 'deleted')

const isStored = ({ table }: Change) => table in scopeTags && !scopeTags[table]?.keepsAll

/** The input of an opposite call, and its own words for a refusal. */
async function askedOf(
  request: Request<typeof operationLog.undo>,
  { change, opposite, get }: { change: Change; opposite: Served; get: Served | undefined },
): Promise<Request<Call>> {
  const { id, table } = change
  const row = await request.rows.get(table as StoredTable, id)
  const own = { id, version: row.version }
  const { call } = opposite
  const fail = failOf(call)
  if (!get || fitting(opposite)) return { ...request, fail, input: own }
  const record = (await get.handle({ ...request, fail: failOf(get.call), input: { id } })) as object
  const draft = Object.fromEntries(Object.entries(record).filter(([key]) => keysOf(call.input).includes(key)))
  return { ...request, fail, input: { ...draft, ...change.before, ...own } }
}

/** Whether a record was changed after an entry: by another entry, or by what leaves none. */
async function hasFollowed(rows: Rows, { id, ts }: Entry, changes: readonly Change[]): Promise<boolean> {
  const same = changes.map((change) => JSON.stringify([{ id: change.id, table: change.table }]))
  const later = await rows
    .from('operationLog')
    .select('operationLog.id')
    .where((where) =>
      where.or([
        where('operationLog.ts', '>', ts),
        where.and([where('operationLog.ts', '=', ts), where('operationLog.id', '>', id)]),
      ]),
    )
    .where('operationLog.resultCode', '=', 0)
    .where((where) => where.or(same.map((one) => sql<boolean>`operation_log.changes @> ${one}::jsonb`)))
    .limit(1)
    .executeTakeFirst()
  if (later) return true
  for (const { table, id: recordId, after } of changes)
    if (!(await holds(rows, { table, id: recordId }, after ?? {}))) return true
  return false
}

const isAsBefore = (rows: Rows, { table, id, before }: Change): Promise<boolean> =>
  holds(rows, { table, id }, before ?? { deleted: 1 })

/** Whether a row has these values now, as far as they were kept. */
async function holds(
  rows: Rows,
  { table, id }: Pick<Change, 'table' | 'id'>,
  values: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const row = (await rows.withDeleted(table as StoredTable, id)) as
    | Readonly<Record<string, unknown>>
    | undefined
  if (!row) return false
  const wanted: Readonly<Record<string, unknown>> = { deleted: 0, ...values }
  return Object.entries(wanted).every(
    ([field, value]) => STAMPS.has(field) || value === '***' || isSame(row[field], value),
  )
}

/** JSON is written as text and read as what it says. */
function isSame(stored: unknown, value: unknown): boolean {
  const isJson = typeof value === 'string' && typeof stored === 'object' && stored !== null
  return canonical(stored) === (isJson ? canonical(JSON.parse(value)) : canonical(value))
}

const canonical = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, item) =>
    item && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  )
