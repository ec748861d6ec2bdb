import { createHash, randomBytes } from 'node:crypto'
import type { Call } from '@ampdeck/api/contract'
import { sellerState, userStanding } from '@ampdeck/api/enumerations/system'
import { isGranted } from '@ampdeck/api/menu/grant-keys'
import { user } from '@ampdeck/api/system/user'
import { userAdmin } from '@ampdeck/api/system/user-admin'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { ofSeller } from '../database/of-seller.ts'
import type { Platform } from '../database/platform.ts'
import { sameSeller } from '../database/same-seller.ts'
import { publishRightsChanged } from '../events/rights-changed.ts'
import { type Failure, failures } from '../foundation/failure.ts'
import { isOpenBeforePasswordChange, isOpenBeforeSecondFactor } from './before-set-up.ts'
import { type Caller, covers } from './caller.ts'
import { callerOf, findCaller } from './caller-of.ts'
import { mustChangePassword } from './password-age.ts'
import { lacksSecondFactor, type SessionProof } from './second-factor.ts'
import { isWallToken, readWallCaller } from './wall-caller.ts'

/** requirements.md §9: the token is kept 604800000 ms, seven days. */
export const SESSION_MS = 604_800_000
/** How long somebody may look at the console as somebody else. */
export const VIEW_MS = 30 * 60_000
/** How often "last seen" is written; the idle limit is counted in minutes. */
const SEEN_EVERY_MS = 30_000
const MINUTE = 60_000

/** Only the hash is stored: a copy of the database opens no session. */
export const tokenHashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Opens a session and gives its opaque 256-bit token. */
export async function openSession(
  { db }: Pick<Platform, 'db'>,
  at: {
    sellerId: number
    userId: number
    ip: string
    browser: string
    now: number
    proof: SessionProof
    lookedBy?: number
    openedBy?: string
    /** Sealed. */
    providerLogout?: string | undefined
  },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const { now, ...who } = at
  await db
    .insertInto('session')
    .values({
      ...who,
      tokenHash: tokenHashOf(token),
      createTime: now,
      lastSeen: now,
      expires: now + (who.lookedBy === undefined ? SESSION_MS : VIEW_MS),
    })
    .execute()
  return token
}

type Ended = { token: string } | { tokenHash: string } | { except: string } | { all: true }

/**
 * Ends a user's sessions: one, all except one token's, or all. What was opened in them, to look as somebody else, ends
 * too, and with all others also what was opened in the one that stays, and what would open another one: links, tickets,
 * second steps that were begun. An ended session's token answers "expired".
 */
export async function endSessions(
  { db }: Pick<Platform, 'db'>,
  of: { sellerId: number; userId: number } & Ended,
): Promise<void> {
  const gone = await ofSeller(db, of.sellerId)
    .update('session')
    .set({ expires: 0, providerLogout: null })
    .where(({ eb, or, and }) => {
      const own = eb('userId', '=', of.userId)
      const looking = eb('lookedBy', '=', of.userId)
      if ('all' in of) return or([own, looking])
      if ('except' in of) return or([and([own, eb('tokenHash', '!=', tokenHashOf(of.except))]), looking])
      const tokenHash = 'tokenHash' in of ? of.tokenHash : tokenHashOf(of.token)
      return or([and([own, eb('tokenHash', '=', tokenHash)]), eb('openedBy', '=', tokenHash)])
    })
    .returning('userId')
    .execute()
  if ('all' in of || 'except' in of)
    await ofSeller(db, of.sellerId)
      .update('loginTicket')
      .set({ expires: 0 })
      .where('userId', '=', of.userId)
      .where('usedTime', 'is', null)
      .where('kind', 'in', ['ip', 'auth', 'link', 'factor'])
      .execute()
  for (const userId of new Set([of.userId, ...gone.map((session) => session.userId)]))
    await publishRightsChanged(db, userId)
}

/** The token of a request: the header `Authorization`, a leading `Bearer ` accepted, or the header `token`. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const { authorization, token } = request.headers
  return (
    authorization?.replace(/^Bearer\s+/i, '').trim() || (typeof token === 'string' ? token : '') || undefined
  )
}

/**
 * The person behind a request's token, with roles and scope as they are now. Who must change the password or
 * set up a second factor first is refused, except for the few calls that lead to it. Who looks as somebody else reads by
 * calls and hears what happens; all else, a file too, is refused.
 */
export async function readCaller(
  platform: Platform,
  request: FastifyRequest,
  wanted?: Call | 'live',
): Promise<Caller> {
  const call = wanted === 'live' ? undefined : wanted
  const token = tokenOf(request)
  if (!token || token.length > 200) throw failures.unauthorized()
  if (isWallToken(token)) return readWallCaller(platform, token, wanted)
  const found = await findSession(platform, tokenHashOf(token))
  if (!found) throw failures.unauthorized()

  const now = platform.now()
  const isEnabled =
    found.state === userStanding.code.enabled && found.sellerState === sellerState.code.enabled
  if (found.expires <= now || found.deleted === 1 || !isEnabled) throw refusedTo(found, failures.expired())
  if (now - found.lastSeen > found.idleMinutes * MINUTE) throw refusedTo(found, failures.idle())
  if (found.lookedBy === null && mustChangePassword(found, now) && !isOpenBeforePasswordChange(call))
    throw refusedTo(found, failures.passwordFirst())
  if (found.lookedBy === null && found.lacksFactor && !isOpenBeforeSecondFactor(call))
    throw refusedTo(found, failures.secondFactorFirst())
  if (now - found.lastSeen > SEEN_EVERY_MS) {
    await platform.db
      .updateTable('session')
      .set({ lastSeen: now })
      .where('tokenHash', '=', tokenHashOf(token))
      .execute()
  }

  const caller = await callerOf(platform.db, found)
  return found.lookedBy === null
    ? caller
    : readViewed(platform, { ...found, lookedBy: found.lookedBy, caller, wanted })
}

/** Leaving is all that a person does who looks as somebody else. */
const leaving = new Set([userAdmin.leaveView.path, user.logout.path])

/** Somebody as whom another person looks, who must still be one who may. */
async function readViewed(
  platform: Platform,
  { lookedBy, caller, expires, wanted }: Viewed,
): Promise<Caller> {
  const looker = await findCaller(platform.db, { sellerId: caller.sellerId, userId: lookedBy })
  if (!looker || !isGranted(looker.grants, userAdmin.viewAs.permission as string) || !covers(looker, caller))
    throw refusedTo(caller, failures.expired())
  const viewed = { ...caller, lookedBy: { userId: lookedBy, name: looker.name, until: expires } }
  const isAllowed =
    wanted === 'live' || (wanted !== undefined && (wanted.effect === 'read' || leaving.has(wanted.path)))
  if (!isAllowed) throw Object.assign(failures.refused('view.readOnly'), { of: viewed })
  return viewed
}

interface Viewed {
  lookedBy: number
  caller: Caller
  expires: number
  wanted: Call | 'live' | undefined
}

/** Somebody who is known, but not let in: the audit log names them. */
function refusedTo({ sellerId, userId }: { sellerId: number; userId: number }, failure: Failure): Failure {
  return Object.assign(failure, { of: { sellerId, userId } })
}

/** Whether this session was opened, or the password verified in it, since a moment. */
export async function isLatelyProven(
  { db }: Pick<Platform, 'db'>,
  token: string,
  since: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('session')
    .select(['passwordProven', 'createTime'])
    .where('tokenHash', '=', tokenHashOf(token))
    .executeTakeFirst()
  return found !== undefined && Math.max(found.passwordProven, found.createTime) > since
}

/** What a session itself says of its person: whether a second factor must be set up, and whether a password was typed. */
export async function sessionFacts(platform: Pick<Platform, 'db'>, token: string) {
  const found = await findSession(platform, tokenHashOf(token))
  return { lacksFactor: found?.lacksFactor ?? false, isByProvider: found?.proof === 'provider' }
}

function findSession({ db }: Pick<Platform, 'db'>, tokenHash: string) {
  return (
    db
      .selectFrom('session')
      .innerJoin('accountUser as user', sameSeller('user.id', 'session.userId'))
      .innerJoin('seller', 'seller.id', 'session.sellerId')
      .where('session.tokenHash', '=', tokenHash)
      .leftJoin('session as opener', sameSeller('opener.tokenHash', 'session.openedBy'))
      .select(['session.sellerId', 'session.userId', 'session.lastSeen', 'session.lookedBy'])
      // Of a view: no longer than the session in which it was opened.
      .select(sql<number>`least(session.expires, opener.expires)`.as('expires'))
      .select([
        'user.account',
        'user.name',
        'user.state',
        'user.deleted',
        'user.organizeId',
        'user.roleIds',
        'user.stationIds',
        'user.groupIds',
        'user.isFirstLogin',
        'user.passwordTime',
      ])
      .select(['session.proof', lacksSecondFactor.as('lacksFactor')])
      .select(['seller.state as sellerState', 'seller.idleMinutes', 'seller.passwordAgeDays'])
      .executeTakeFirst()
  )
}
