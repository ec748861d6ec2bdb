import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { tokenHashOf } from '../../access/session.store.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'

interface Db {
  db: Kysely<Tables>
}

interface Person {
  sellerId: number
  userId: number
}

const MINUTE = 60_000

/** What a session is known by outside: neither its token nor what the token is found by. */
export const sessionIdOf = (token: string) => idOf(tokenHashOf(token))

const idOf = (tokenHash: string) => createHash('sha256').update(tokenHash).digest('base64url').slice(0, 22)

/** The sessions of a person that still open something. */
export async function liveSessions({ db }: Db, { sellerId, userId }: Person, now: number) {
  const { idleMinutes } = await db
    .selectFrom('seller')
    .select('idleMinutes')
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
  const found = await ofSeller(db, sellerId)
    .from('session')
    .select(['tokenHash', 'browser', 'ip', 'createTime', 'lastSeen'])
    .where('userId', '=', userId)
    .where('lookedBy', 'is', null)
    .where('expires', '>', now)
    .where('lastSeen', '>=', now - idleMinutes * MINUTE)
    .execute()
  return found.map((session) => ({ ...session, id: idOf(session.tokenHash) }))
}

/** Records when the password was verified in a session; 0 takes the note away. */
export async function recordPasswordProven({ db }: Db, token: string, at: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ passwordProven: at })
    .where('tokenHash', '=', tokenHashOf(token))
    .execute()
}

/** Whether the password was verified in this session since a moment. */
export async function isPasswordProven({ db }: Db, token: string, since: number): Promise<boolean> {
  const found = await db
    .selectFrom('session')
    .select('passwordProven')
    .where('tokenHash', '=', tokenHashOf(token))
    .executeTakeFirst()
  return (found?.passwordProven ?? 0) > since
}
