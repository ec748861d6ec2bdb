import { sellerState, userStanding } from '@ampdeck/api/enumerations/system'
import type { Selectable } from 'kysely'
import { maskMobile } from '../../access/mask-mobile.ts'
import { paramsOf } from '../../access/param.ts'
import type { SessionProof } from '../../access/second-factor.ts'
import { openSession, SESSION_MS } from '../../access/session.store.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { Tables } from '../../database/tables.ts'
import type { Failure } from '../../foundation/failure.ts'
import { failures } from '../../foundation/failure.ts'
import type { Context } from '../../http/context.ts'
import { closeTickets, issueTicket } from '../login-ticket/login-ticket.store.ts'
import { methodsOf } from '../second-factor/second-factor.store.ts'
import { locksOf, lookBackMs } from './lockout.ts'
import { attemptsOf, isKnownAddress, logLogin } from './login-log.store.ts'

/*
 * What every way to log in has in common: each attempt is noted, failures lock, and whoever has proven who they are
 * still has to be enabled and, where the seller asks for it, come from a known address.
 */

/** One attempt to log in, as the log keeps it. */
export interface Attempt {
  /** 0 where no seller is known. */
  sellerId: number
  /** What was typed: an account, or a phone. Failures are counted under it. */
  account: string
  userId: number | null
  request: Pick<Context, 'ip' | 'browser' | 'now'>
}

/** Somebody whose proof was right. */
export interface Proven {
  seller: Selectable<Tables['seller']>
  user: Selectable<Tables['accountUser']>
}

/** The attempt of whoever a ticket or a passkey belongs to; nobody's where it is unknown. */
export function attemptOf(
  found: { sellerId: number; userId: number } | undefined,
  owner: Proven | undefined,
  request: Attempt['request'],
): Attempt {
  const { sellerId = 0, userId = null } = found ?? {}
  return { sellerId, userId, account: owner?.user.account ?? '', request }
}

/** Records why somebody is not let in, and says so. */
export async function refuse(platform: Platform, attempt: Attempt, failure: Failure): Promise<never> {
  await logLogin(platform, { ...attempt, resultCode: failure.code })
  throw failure
}

/** Records a wrong proof of an account, locks the account after too many, and says what was wrong. */
export async function refuseProof(platform: Platform, attempt: Attempt, failure: Failure): Promise<never> {
  await logLogin(platform, { ...attempt, resultCode: failures.credentials().code })
  const until = await countedLocks(platform, attempt)
  const { now } = attempt.request
  // An account that does not exist is looked for as well: what is done must not take longer for one that does.
  if (until.account > now || until.address > now) {
    await ofSeller(platform.db, attempt.sellerId)
      .update('accountUser')
      .set({
        ...(until.account > now && { lockedUntil: until.account }),
        ...(until.address > now && { addressLockedUntil: until.address }),
      })
      .where('id', '=', attempt.userId ?? 0)
      .execute()
  }
  throw failure
}

/**
 * Whether an account is locked for an address: by its own failures, or, where its owner has never logged in from it,
 * by those of all. One that does not exist is as well, so that nobody learns which ones do.
 */
export async function isLocked(platform: Platform, attempt: Attempt): Promise<boolean> {
  const counted = await countedLocks(platform, attempt)
  const user = await ofSeller(platform.db, attempt.sellerId)
    .withDeleted('accountUser')
    .select('lockedUntil')
    .where('id', '=', attempt.userId ?? 0)
    .executeTakeFirst()
  const isKnown = await isKnownAddress(platform, attempt)
  const { now } = attempt.request
  return counted.address > now || (!isKnown && (user ? (user.lockedUntil ?? 0) : counted.account) > now)
}

/** Until when the failures under what was typed lock it: for this address, and for all. */
export async function countedLocks(platform: Platform, attempt: Attempt) {
  const { now, ip } = attempt.request
  const limits = await paramsOf(platform.db, attempt.sellerId, ['loginFailures', 'lockMinutes'])
  return locksOf(await attemptsOf(platform, attempt, now - lookBackMs(limits)), ip, limits)
}

interface Admission {
  checksAddress: boolean
  checksLock?: boolean
  /** How the log-in was proven; after the first step alone a second factor is asked for where there is one. */
  proof?: SessionProof
  /** The sealed address that ends the session of the OpenID provider. */
  providerLogout?: string | undefined
}

/** Lets somebody in: a token, code 8 for who is disabled or locked, 921 from an unknown address, 922 for the second step. */
export async function admit(
  platform: Platform,
  attempt: Attempt,
  { seller, user }: Proven,
  { checksAddress, checksLock = true, proof = 'first', providerLogout }: Admission,
) {
  const { now, ip, browser } = attempt.request
  if (seller.state !== sellerState.code.enabled || user.state !== userStanding.code.enabled)
    return refuse(platform, attempt, failures.disabled())
  if (checksLock && (user.lockedUntil ?? 0) > now) return refuse(platform, attempt, failures.locked())
  const owner = { sellerId: seller.id, userId: user.id }
  if (checksAddress && isUnknownAddress({ seller, user }, ip)) {
    const ticket = await issueTicket(platform.db, { kind: 'ip', ...owner, ip, now })
    return refuse(platform, attempt, failures.verify({ ip, ticket, mobile: maskMobile(user.telephone) }))
  }
  const methods = proof === 'first' ? await methodsOf(platform.db, owner) : []
  if (methods.length > 0) {
    await closeTickets(platform.db, { kind: 'factor', ...owner, ip, now })
    const ticket = await issueTicket(platform.db, { kind: 'factor', ...owner, ip, now })
    return refuse(platform, attempt, failures.secondStep({ ticket, methods }))
  }
  await logLogin(platform, { ...attempt, resultCode: 0 })
  const token = await openSession(platform, { ...owner, ip, browser, now, proof, providerLogout })
  await ofSeller(platform.db, seller.id)
    .update('accountUser')
    .set({ lastLogin: now })
    .where('id', '=', user.id)
    .execute()
  return { token, sellerId: seller.id, expiresIn: SESSION_MS }
}

function isUnknownAddress({ seller, user }: Proven, ip: string): boolean {
  return seller.ipCheck === 1 && user.knownAddresses !== null && !user.knownAddresses.includes(ip)
}
