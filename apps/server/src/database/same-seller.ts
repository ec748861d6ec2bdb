import { type JoinBuilder, type SqlBool, sql } from 'kysely'

/**
 * Joins what a row refers to within its seller: `.innerJoin('pile', sameSeller('pile.id', 'gun.pileId'))`. A table's key
 * begins with the seller, so each join must name it.
 */
export function sameSeller(one: string, other: string) {
  const seller = (column: string) => sql.ref(`${column.split('.')[0]}.sellerId`)
  return <DB, TB extends keyof DB>(join: JoinBuilder<DB, TB>): JoinBuilder<DB, TB> =>
    join.on(sql<SqlBool>`${seller(one)} = ${seller(other)} and ${sql.ref(one)} = ${sql.ref(other)}`)
}
