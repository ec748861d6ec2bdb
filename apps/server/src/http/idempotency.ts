import { createHash } from 'node:crypto'
import type { Call } from '@ampdeck/api/contract'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Caller } from '../access/caller.ts'
import type { Tables } from '../database/tables.ts'
import { failures } from '../foundation/failure.ts'

const MAX_KEY = 200

/**
 * Runs a write once for each `Idempotency-Key` of a user. The key's row is taken in the write's own transaction:
 * a second request waits for the first and then gets the first one's answer, unless that is a secret; a write that
 * failed leaves no key.
 */
export async function keepOnce(
  db: Kysely<Tables>,
  {
    call,
    caller,
    input,
    request,
    now,
  }: { call: Call; caller: Caller; input: unknown; request: FastifyRequest; now: number },
  write: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return write()
  if (key.length > MAX_KEY) throw failures.invalid([{ path: ['Idempotency-Key'], message: 'too_big' }])

  const row = { sellerId: caller.sellerId, userId: caller.userId, key }
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(input ?? null))
    .digest('hex')
  const taken = await db
    .insertInto('idempotency')
    .values({ ...row, path: call.path, bodyHash, response: 'null', ts: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()

  if (taken.numInsertedOrUpdatedRows === 0n) {
    const first = await db
      .selectFrom('idempotency')
      .select(['path', 'bodyHash', 'response'])
      .where(({ and }) => and(row))
      .executeTakeFirstOrThrow()
    if (first.path !== call.path || first.bodyHash !== bodyHash) throw failures.refused('request.repeated')
    if (call.secret) throw failures.refused('request.answeredOnce')
    return first.response
  }
  const data = await write()
  if (call.secret) return data
  await db
    .updateTable('idempotency')
    .set({ response: JSON.stringify(data ?? null) })
    .where(({ and }) => and(row))
    .execute()
  return data
}
