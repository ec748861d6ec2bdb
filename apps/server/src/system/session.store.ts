import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { failures } from '../http/failure.ts'
import type { Platform } from '../http/platform.ts'
import type { Caller } from './caller.ts'
import { PLATFORM } from './caller.ts'
import { scopeOf } from './data-scope.ts'

/** spec.md §9: the token is kept 604800000 ms, seven days. */
export const SESSION_MS = 604_800_000
/** How often "last seen" is written; the idle limit is counted in minutes. */
const SEEN_EVERY_MS = 30_000
const MINUTE = 60_000

/** Only the hash is stored: a copy of the database opens no session. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Opens a session and gives its opaque 256-bit token. */
export async function openSession(
  { db }: Pick<Platform, 'db'>,
  at: { sellerId: number; userId: number; ip: string; browser: string; now: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const { now, ...who } = at
  await db
    .insertInto('session')
    .values({ ...who, tokenHash: hashOf(token), createTime: now, lastSeen: now, expires: now + SESSION_MS })
    .execute()
  return token
}

/** Ends a user's sessions: one token's, or all except one. An ended session's token answers "expired". */
export async function endSessions(
  { db }: Pick<Platform, 'db'>,
  of: { sellerId: number; userId: number } & ({ token: string } | { except: string }),
): Promise<void> {
  await db
    .updateTable('session')
    .set({ expires: 0 })
    .where('sellerId', '=', of.sellerId)
    .where('userId', '=', of.userId)
    .where('tokenHash', 'token' in of ? '=' : '!=', hashOf('token' in of ? of.token : of.except))
    .execute()
}

/** The token of a request: the header `Authorization`, a leading `Bearer ` accepted, or the header `token`. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const { authorization, token } = request.headers
  return (
    authorization?.replace(/^Bearer\s+/i, '').trim() || (typeof token === 'string' ? token : '') || undefined
  )
}

/** The person behind a request's token, with roles and scope as they are now. */
export async function readCaller(platform: Platform, request: FastifyRequest): Promise<Caller> {
  const token = tokenOf(request)
  if (!token || token.length > 200) throw failures.unauthorized()
  const found = await findSession(platform, hashOf(token))
  if (!found) throw failures.unauthorized()

  const now = platform.now()
  if (found.expires <= now || found.deleted === 1 || found.state !== 1 || found.sellerState !== 1)
    throw failures.expired()
  if (now - found.lastSeen > found.idleMinutes * MINUTE) throw failures.idle()
  if (now - found.lastSeen > SEEN_EVERY_MS) {
    await platform.db
      .updateTable('session')
      .set({ lastSeen: now })
      .where('tokenHash', '=', hashOf(token))
      .execute()
  }

  const roles = await platform.db
    .selectFrom('role')
    .select(['permissions', 'dataScope', 'stationIds', 'groupIds'])
    .where('sellerId', '=', found.sellerId)
    .where('deleted', '=', 0)
    .where('id', '=', sql<number>`any(${found.roleIds}::bigint[])`)
    .execute()
  return {
    sellerId: found.sellerId,
    userId: found.userId,
    account: found.account,
    name: found.name,
    grants: new Set(['signedIn', ...roles.flatMap((role) => role.permissions)]),
    scope:
      found.sellerId === PLATFORM
        ? { sellerId: null, stationIds: null, groupIds: null }
        : await scopeOf(platform.db, found, roles),
  }
}

function findSession({ db }: Pick<Platform, 'db'>, tokenHash: string) {
  return db
    .selectFrom('session')
    .innerJoin('accountUser as user', (join) =>
      join.onRef('user.sellerId', '=', 'session.sellerId').onRef('user.id', '=', 'session.userId'),
    )
    .innerJoin('seller', 'seller.id', 'session.sellerId')
    .where('session.tokenHash', '=', tokenHash)
    .select(['session.sellerId', 'session.userId', 'session.expires', 'session.lastSeen'])
    .select([
      'user.account',
      'user.name',
      'user.state',
      'user.deleted',
      'user.organizeId',
      'user.roleIds',
      'user.stationIds',
      'user.groupIds',
    ])
    .select(['seller.state as sellerState', 'seller.idleMinutes'])
    .executeTakeFirst()
}
