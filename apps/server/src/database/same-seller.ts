import { type Expression, type JoinBuilder, type SqlBool, sql } from 'kysely'

/**
 * Joins what a row refers to within its seller: `.innerJoin('pile', sameSeller('pile.id', 'gun.pileId'))`. A table's key
 * begins with the seller, so each join must name it.
 */
export function sameSeller(one: string, other: string) {
  return <DB, TB extends keyof DB>(join: JoinBuilder<DB, TB>): JoinBuilder<DB, TB> =>
    join.on(isReferredTo(one, other))
}

/** The same as a condition, for a query within another one. */
export const isReferredTo = (one: string, other: string): Expression<SqlBool> =>
  sql<SqlBool>`${isOfSeller(one, other)} and ${sql.ref(one)} = ${sql.ref(other)}`

/** Two tables, or their columns, that are of the same seller, where something else than equal columns joins them. */
export function isOfSeller(one: string, other: string): Expression<SqlBool> {
  const seller = (column: string) => sql.ref(`${column.split('.')[0]}.sellerId`)
  return sql<SqlBool>`${seller(one)} = ${seller(other)}`
}
