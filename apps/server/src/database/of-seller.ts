import type {
  DeleteQueryBuilder,
  DeleteResult,
  Expression,
  Kysely,
  SelectQueryBuilder,
  SqlBool,
  UpdateQueryBuilder,
  UpdateResult,
} from 'kysely'
import { sql } from 'kysely'
import { notDeleted } from './scope-tags.ts'
import type { Tables } from './tables.ts'
import { among } from './where.ts'

/** A table whose rows belong to a seller. */
type SellerTable = { [T in keyof Tables]: Tables[T] extends { sellerId: unknown } ? T : never }[keyof Tables]

/**
 * The rows of one seller for those who act in nobody's name: jobs, charges, chargers. Every query begins with the
 * seller, so none forgets it; who asks in somebody's name uses `Rows`, which knows that person's scope.
 */
export interface SellerRows {
  /** The rows that are not deleted. */
  from<T extends SellerTable>(table: T): SelectQueryBuilder<Tables, T, object>
  /** Also the deleted ones, for what must be known of them afterwards. */
  withDeleted<T extends SellerTable>(table: T): SelectQueryBuilder<Tables, T, object>
  update<T extends SellerTable>(table: T): UpdateQueryBuilder<Tables, T, T, UpdateResult>
  delete<T extends SellerTable>(table: T): DeleteQueryBuilder<Tables, T, DeleteResult>
}

export const ofSeller = (db: Kysely<Tables>, sellerId: number): SellerRows =>
  cutBy(db, (column) => among(column, sellerId))

/** The rows of several sellers, for what is done for all of them at once. */
export const ofSellers = (db: Kysely<Tables>, sellerIds: readonly number[]): SellerRows =>
  cutBy(db, (column) => among(column, [...new Set(sellerIds)]))

/** The same where the query itself finds the sellers: `found` is a query of their numbers in brackets. */
export const ofSellersIn = (db: Kysely<Tables>, found: Expression<number>): SellerRows =>
  cutBy(db, (column) => sql<SqlBool>`${sql.ref(column)} in ${found}`)

function cutBy(db: Kysely<Tables>, isOfThem: (column: string) => Expression<SqlBool>): SellerRows {
  const own = (table: string) => isOfThem(`${table}.sellerId`)
  const present = (table: string) => sql<SqlBool>`${sql.join([own(table), ...notDeleted(table)], sql` and `)}`
  const select = (table: SellerTable) => db.selectFrom(table)
  // Kysely cannot follow a table that is a type parameter; the name and the rows are the same.
  return {
    from: (table) => select(table).where(present(table)) as never,
    withDeleted: (table) => select(table).where(own(table)) as never,
    update: (table) => db.updateTable(table as SellerTable).where(own(table)) as never,
    delete: (table) => db.deleteFrom(table as SellerTable).where(own(table)) as never,
  }
}
