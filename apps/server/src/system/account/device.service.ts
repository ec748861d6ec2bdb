import type { account } from '@ampdeck/api/system/account'
import { endSessions } from '../../access/session.store.ts'
import { failures } from '../../foundation/failure.ts'
import type { Context, Request } from '../../http/context.ts'
import { liveSessions, sessionIdOf } from './device.store.ts'
import { deviceOf } from './device-of.ts'

/** As many attempts as still tell something. */
const LOGINS = 10

/** Where the caller is signed in now, this device first, then the one that was seen last. */
export async function signedInDevices({ rows, caller, token, now }: Context) {
  return devicesOf(await liveSessions(rows, caller, now), token)
}

/** Sessions in plain words; the one of this token is the current one. */
export function devicesOf(found: Awaited<ReturnType<typeof liveSessions>>, token: string) {
  const own = sessionIdOf(token)
  return found
    .map(({ id, browser, ip, createTime, lastSeen }) => ({
      id,
      ...deviceOf(browser),
      ip,
      createTime,
      lastSeen,
      isCurrent: id === own,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastSeen - a.lastSeen)
}

/** Ends one of the caller's own sessions; another person's does not exist. */
export async function revokeSession({ rows, caller, input, now }: Request<typeof account.revokeSession>) {
  const found = (await liveSessions(rows, caller, now)).find(({ id }) => id === input.id)
  if (!found) throw failures.notFound()
  await endSessions(rows, { ...caller, tokenHash: found.tokenHash })
  return null
}

/** Ends all of the caller's sessions but this one. */
export async function revokeOtherSessions({ rows, caller, token }: Context) {
  await endSessions(rows, { ...caller, except: token })
  return null
}

/** The caller's last attempts to log in, refused ones as well. */
export async function lastLogins({ rows, caller }: Context) {
  const found = await rows
    .from('loginLog')
    .select(['id', 'browser', 'ip', 'ts', 'resultCode'])
    .where('userId', '=', caller.userId)
    .orderBy('ts', 'desc')
    .orderBy('id', 'desc')
    .limit(LOGINS)
    .execute()
  return found.map(({ browser, ...attempt }) => ({ ...attempt, ...deviceOf(browser) }))
}
