import type { Call } from '@ampdeck/api/contract'
import { everyCall } from '@ampdeck/api/resources'
import { sql } from 'kysely'
import { z } from 'zod'
import { notDeleted, scopeTags } from '../database/scope-tags.ts'
import type { TestApp } from './test-app.ts'

/** A call whose input follows from its contract, of a resource with a table of its own name. */
export interface PlainCall {
  /** `operatingUnit.update`. */
  name: string
  table: string
  resource: string
  call: Call
}

/** A version that every new record has. */
const VERSION = 1

/** Resources whose table has another name. */
export const tableNames: Readonly<Record<string, string>> = { group: 'fleet' }

/** Calls that take no more than a record's number and its version, or change a record as it is. */
export const plainCalls: readonly PlainCall[] = everyCall.flatMap(({ name, call }) => {
  const [resource = '', method = ''] = name.split('.')
  const table = tableNames[resource] ?? resource
  const isPlain = call.input.safeParse({ id: 1, version: VERSION }).success || method === 'update'
  const hasRecord = Object.hasOwn(scopeTags, table) && everyCall.some((one) => one.name === `${resource}.get`)
  // A filter may name one as well, and needs none.
  const needsRecord = !call.input.safeParse({}).success
  return isPlain && hasRecord && needsRecord && namesOneRecord(call) ? [{ name, table, resource, call }] : []
})

function namesOneRecord({ input }: Call): boolean {
  return Object.hasOwn(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).properties ?? {}, 'id')
}

/** The lists of these resources. */
export const tablePages: readonly Call[] = everyCall.flatMap(({ name, call }) => {
  const [resource = '', method] = name.split('.')
  return method === 'page' && Object.hasOwn(scopeTags, resource) ? [call] : []
})

/** A record of a seller, as the seller's own admin reads it; nothing where the demo network has none. */
export async function recordFor(
  server: TestApp,
  { table, resource }: PlainCall,
  { sellerId, token }: { sellerId: number; token: string },
): Promise<Record<string, unknown> | undefined> {
  const isTheirs = sql.join([sql`seller_id = ${sellerId}`, ...notDeleted(table)], sql` and `)
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}
    where ${isTheirs} order by id limit 1`.execute(server.db)
  const get = everyCall.find(({ name }) => name === `${resource}.get`)
  if (!rows[0] || !get) return undefined
  const { data } = await server.call<Record<string, unknown>>(get.call.path, { id: rows[0].id }, { token })
  return data
}
