import { sellerState } from '@ampdeck/api/enumerations/system'
import type { Step } from '@ampdeck/api/life'
import { shareState } from '@ampdeck/api/system/share-configuration'
import type {
  Expression,
  Insertable,
  Kysely,
  Selectable,
  SelectQueryBuilder,
  SqlBool,
  Updateable,
} from 'kysely'
import { sql } from 'kysely'
import type { Failure } from '../foundation/failure.ts'
import { failures } from '../foundation/failure.ts'
import { checkStep } from './check-step.ts'
import { asSeen, changeWithin, checkNew, namesSeen, type Stored, seesWhole } from './named-records.ts'
import type { Scope } from './scope.ts'
import { notDeleted, scopeTags } from './scope-tags.ts'
import type { AnyTable, ScopedTables, ScopeTag, Tables } from './tables.ts'

/** A table of a seller's data; the others (sessions, the demo's notes) have no scope and are not reached here. */
export type ScopedTable = keyof ScopedTables & keyof Tables

/** A table with the standard columns, whose rows people write. */
export type StoredTable = {
  [T in ScopedTable]: Tables[T] extends { version: unknown; id: number } ? T : never
}[ScopedTable]

/** What may be shared with another seller, and by which column a rule names it. */
const SHARED = { station: 'id', dayStat: 'stationId', member: 'id' } as const

/** The columns that are filled in here and nowhere else. */
type Stamped =
  | 'id'
  | 'sellerId'
  | 'createTime'
  | 'updateTime'
  | 'createUser'
  | 'updateUser'
  | 'deleted'
  | 'version'

/** What a write changes. */
type Values<T extends StoredTable> = Partial<Omit<Updateable<Tables[T]>, Stamped>>

/** What one write did: the audit log's "what changed". */
export interface Change {
  table: string
  id: number
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

interface Stamp {
  now: number
  userId: number | null
  newId: () => number
}

/**
 * The one way to a seller's data: every query starts here, already cut to the caller's seller, stations and
 * fleets, and every write is stamped, versioned and noted for the audit log. A row outside the scope does not
 * exist for the caller: it is not found, never forbidden.
 */
export class Rows {
  readonly db: Kysely<Tables>
  readonly scope: Scope
  readonly changes: Change[]
  readonly #stamp: Stamp

  constructor(db: Kysely<Tables>, scope: Scope, stamp: Stamp, changes: Change[] = []) {
    this.db = db
    this.scope = scope
    this.#stamp = stamp
    this.changes = changes
  }

  /** Starts a query over the visible rows of a table; joined tables are bound by their seller and id. */
  from<T extends ScopedTable>(table: T): SelectQueryBuilder<Tables, T, object> {
    const query = this.db.selectFrom(table as AnyTable).where(this.#visible(table))
    return query as unknown as SelectQueryBuilder<Tables, T, object>
  }

  /** The same with the deleted ones: for what was there at the time. */
  ever<T extends ScopedTable>(table: T): SelectQueryBuilder<Tables, T, object> {
    const query = this.db.selectFrom(table as AnyTable).where(this.#within(table))
    return query as unknown as SelectQueryBuilder<Tables, T, object>
  }

  /**
   * The only way to another seller's rows: those that one share rule opens to this seller, while it is on and valid. It
   * is a query and nothing else, so that nothing of them is ever written.
   */
  sharedFrom<T extends keyof typeof SHARED>(table: T, ruleId: number): SelectQueryBuilder<Tables, T, object> {
    const opening = this.shares()
      .select('shareConfiguration.id')
      .where('shareConfiguration.id', '=', ruleId)
      .where('shareConfiguration.sellerId', '=', sql.ref<number>(`${table}.sellerId`))
      .where(sql<SqlBool>`${sql.ref(`${table}.${SHARED[table]}`)} = any(share_configuration.object_ids)`)
    const query = this.db
      .selectFrom(table as AnyTable)
      .where(({ exists }) => exists(opening))
      .where(sql<SqlBool>`${sql.join([sql`true`, ...notDeleted(table)], sql` and `)}`)
    return query as unknown as SelectQueryBuilder<Tables, T, object>
  }

  /** The rules by which others share with this seller now. */
  shares() {
    return this.db
      .selectFrom('shareConfiguration')
      .where('shareConfiguration.targetSellerId', '=', this.sellerId)
      .where('shareConfiguration.deleted', '=', 0)
      .where('shareConfiguration.state', '=', shareState.code.on)
      .where('shareConfiguration.validFrom', '<=', this.now)
      .where('shareConfiguration.validTo', '>', this.now)
      .where(
        sql<SqlBool>`exists (select from seller where seller.id = share_configuration.seller_id
          and seller.state = ${sellerState.code.enabled})`,
      )
  }

  /** The same seller's rows without the cut to stations and fleets: for checks, never for what is shown. */
  wholeSeller(): Rows {
    const scope = { ...this.scope, stationIds: null, groupIds: null }
    return new Rows(this.db, scope, this.#stamp, this.changes)
  }

  /** The same rows of one station alone, where one is asked for; of one that the caller may not see there are none. */
  atStation(id: number | undefined): Rows {
    if (id === undefined) return this
    const { stationIds } = this.scope
    const scope = { ...this.scope, stationIds: stationIds && !stationIds.includes(id) ? [] : [id] }
    return new Rows(this.db, scope, this.#stamp, this.changes)
  }

  /** The moment of the request: the server's clock, never the database's. */
  get now(): number {
    return this.#stamp.now
  }

  /** Who asks; nobody where a job does. */
  get userId(): number | null {
    return this.#stamp.userId
  }

  /** A number for a record that is written beside these, such as an entry of a flow. */
  newId(): number {
    return this.#stamp.newId()
  }

  /** The visible row with this id; else not found. */
  async get<T extends StoredTable>(table: T, id: number): Promise<Selectable<Tables[T]>> {
    return this.#asSeen(table, await this.#stored(table, id))
  }

  /** The visible row with this id, for what is done with the whole of it: who does not see all that it names is refused. */
  async whole<T extends StoredTable>(table: T, id: number): Promise<Selectable<Tables[T]>> {
    const row = await this.#stored(table, id)
    if (!(await seesWhole(this, table, row))) throw failures.beyondScope()
    return row as unknown as Selectable<Tables[T]>
  }

  /** The same with what its lists name beyond the caller's scope. */
  async #stored(table: StoredTable, id: number, { isHeld = false } = {}): Promise<Stored> {
    const query = this.#withId(table, id).selectAll()
    const row = await (isHeld ? query.forUpdate() : query).executeTakeFirst()
    if (!row) throw failures.notFound()
    return row as unknown as Stored
  }

  async #asSeen<T extends StoredTable>(table: T, row: Stored): Promise<Selectable<Tables[T]>> {
    const [seen = row] = await asSeen(this, table, [row])
    return seen as unknown as Selectable<Tables[T]>
  }

  /**
   * Holds a visible row until the request is over: of two that read it and then change it at the same moment, the second
   * sees what the first has done.
   */
  async hold<T extends StoredTable>(table: T, id: number): Promise<void> {
    await this.#withId(table, id).select('id').forUpdate().execute()
  }

  /**
   * Stores a new row of the caller's seller and gives its id. A row that its maker would not see, such as a new
   * station of somebody who may see some chosen ones, is forbidden.
   */
  async insert<T extends StoredTable>(
    table: T,
    values: Omit<Insertable<Tables[T]>, Stamped>,
  ): Promise<number> {
    const { now, userId, newId } = this.#stamp
    const id = newId()
    const row = {
      ...values,
      id,
      sellerId: this.sellerId,
      createTime: now,
      updateTime: now,
      createUser: userId,
      updateUser: userId,
    }
    if (!this.#isWithin(table, row)) throw failures.forbidden()
    await checkNew(this, table, values as Readonly<Record<string, unknown>>)
    await this.db
      .insertInto(table as AnyTable)
      .values(row as unknown as Insertable<Tables[AnyTable]>)
      .execute()
    this.changes.push({ table, id, before: null, after: { ...values } })
    return id
  }

  /** Changes a visible row that still has this version; another version is `record.stale`. */
  async update<T extends StoredTable>(
    table: T,
    at: { id: number; version?: number | undefined },
    values: Values<T>,
  ): Promise<void> {
    await this.#write(table, at, values, () => failures.refused('record.stale'))
  }

  /**
   * The row of which a step is about to be taken, held until the request is over. A state, a person or a condition that
   * does not allow it is refused in the words of the step, and so is an older version.
   */
  async readyFor<T extends StoredTable>(
    table: T,
    step: Step<Selectable<Tables[T]>>,
    { id, version }: { id: number; version?: number | undefined },
  ): Promise<Selectable<Tables[T]>> {
    const held = await this.#stored(table, id, { isHeld: true })
    if (version !== undefined && version !== held.version) throw failures.refused('record.stale')
    const row = await this.#asSeen(table, held)
    checkStep(step, row, this.userId)
    return row
  }

  /**
   * Takes a step: the one way to change a state. Where the step can lead to several states, `values` names one of them; a
   * function makes them of the held row, and refuses there what only it can know. Gives the row as it was.
   */
  async move<T extends StoredTable>(
    table: T,
    step: Step<Selectable<Tables[T]>>,
    at: { id: number; version?: number | undefined },
    values: Values<T> | ((row: Selectable<Tables[T]>) => Values<T> | Promise<Values<T>>) = {},
  ): Promise<Selectable<Tables[T]>> {
    const row = await this.readyFor(table, step, at)
    const changes = typeof values === 'function' ? await values(row) : values
    const [only] = step.to.length === 1 ? step.to : []
    const after: Record<string, unknown> = { ...(only !== undefined && { [step.field]: only }), ...changes }
    if (step.to.length > 0 && !step.to.some((state) => state === after[step.field]))
      throw new Error(`${step.life}.${step.name} does not lead to ${after[step.field]}.`)
    await this.#write(table, { id: at.id }, after, () => failures.refused('record.stale'))
    return row
  }

  /** Deletes softly: the row stays for history and is invisible from now on. */
  async remove<T extends StoredTable>(table: T, id: number): Promise<void> {
    await this.#write(table, { id }, { deleted: 1 }, () => failures.notFound())
  }

  /** The row with this id, also a deleted one: for what must be known of it afterwards. */
  async withDeleted<T extends StoredTable>(table: T, id: number): Promise<Selectable<Tables[T]> | undefined> {
    const row = await this.ever(table)
      .where(sql.ref(`${table}.id`), '=', id)
      .selectAll()
      .executeTakeFirst()
    return row as unknown as Selectable<Tables[T]> | undefined
  }

  /** Takes back a deletion: the row is there again as it was. */
  async restore(table: StoredTable, id: number): Promise<void> {
    const { now, userId } = this.#stamp
    const deleted = await this.withDeleted(table, id)
    if (deleted) await changeWithin(this, table, deleted as Stored, { deleted: 0 })
    const back = await this.db
      .updateTable(table as AnyTable)
      .set({ deleted: 0, updateTime: now, updateUser: userId, version: sql`version + 1` } as never)
      .where('id', '=', id)
      .where(sql<SqlBool>`deleted = 1`)
      .where(this.#within(table))
      .returningAll()
      .executeTakeFirst()
    if (!back) throw failures.notFound()
    this.changes.push({ table, id, before: { deleted: 1 }, after: { deleted: 0 } })
  }

  /** New rows belong to this seller; the platform writes only where it names the seller itself. */
  get sellerId(): number {
    if (this.scope.sellerId === null) throw failures.forbidden()
    return this.scope.sellerId
  }

  async #write(
    table: StoredTable,
    { id, version }: { id: number; version?: number | undefined },
    wanted: Record<string, unknown>,
    missed: () => Failure,
  ): Promise<void> {
    const before = await this.#stored(table, id)
    if (!this.#isWithin(table, { ...before, ...wanted })) throw failures.forbidden()
    const values = await changeWithin(this, table, before, wanted)
    const { now, userId } = this.#stamp
    const { numUpdatedRows } = await this.db
      .updateTable(table as AnyTable)
      .set({ ...values, updateTime: now, updateUser: userId, version: sql`version + 1` } as never)
      .where('id', '=', id)
      .where('version', '=', version ?? before.version)
      .where(this.#visible(table))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw missed()
    this.changes.push({ table, id, ...differences(before, values) })
  }

  #isWithin(table: StoredTable, row: Readonly<Record<string, unknown>>): boolean {
    const tag = tagOf(table)
    const { stationIds, groupIds } = this.scope
    const isIn = (ids: readonly number[] | null, column: string | undefined) =>
      !ids || !column || ids.some((id) => id === row[column])
    return isIn(stationIds, tag.station) && isIn(groupIds, tag.fleet)
  }

  #withId(table: StoredTable, id: number) {
    return this.db
      .selectFrom(table as AnyTable)
      .where(this.#visible(table))
      .where(sql.ref(`${table}.id`), '=', id)
  }

  #visible(table: ScopedTable): Expression<SqlBool> {
    return sql<SqlBool>`${sql.join([this.#within(table), ...notDeleted(table)], sql` and `)}`
  }

  /** The caller's rows, deleted ones included. */
  #within(table: ScopedTable): Expression<SqlBool> {
    const tag = tagOf(table)
    const { sellerId, stationIds, groupIds } = this.scope
    const column = (name: string) => sql.ref(`${table}.${name}`)
    const conditions = [
      sellerId === null ? undefined : sql`${column('sellerId')} = ${sellerId}`,
      tag.station && stationIds ? sql`${column(tag.station)} = any(${stationIds}::bigint[])` : undefined,
      tag.fleet && groupIds ? sql`${column(tag.fleet)} = any(${groupIds}::bigint[])` : undefined,
    ].filter((condition) => condition !== undefined)

    const named = tag.names && namesSeen(this.scope, table, tag.names)
    if (named) conditions.push(sql`${named}`)
    return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`
  }
}

function tagOf(table: string): ScopeTag {
  const tag = scopeTags[table]
  if (!tag) throw new Error(`No file *.table.ts declares a scope for ${table}.`)
  return tag
}

/** The changed columns only, before and after. */
function differences(before: Readonly<Record<string, unknown>>, values: Readonly<Record<string, unknown>>) {
  const changed = Object.keys(values).filter(
    (key) => JSON.stringify(before[key] ?? null) !== JSON.stringify(values[key] ?? null),
  )
  const pick = (from: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(changed.map((key) => [key, from[key] ?? null]))
  return { before: pick(before), after: pick(values) }
}
