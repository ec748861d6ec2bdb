import { randomBytes } from 'node:crypto'
import type { user } from '@ampdeck/api/system/user'
import type { Selectable } from 'kysely'
import type { AccountUserTable } from '../database/tables.ts'
import type { Request } from '../http/context.ts'
import type { Failure } from '../http/failure.ts'
import { failures } from '../http/failure.ts'
import type { Platform } from '../http/serve.ts'
import { failedLogins, noteLogin } from './login-log.store.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { openSession, SESSION_MS } from './session.store.ts'

/** contract.md §4: five failures in 15 minutes lock the account, domain.md §3.1: for 30 minutes. */
const MAX_FAILURES = 5
const FAILURE_WINDOW_MS = 15 * 60_000
const LOCK_MS = 30 * 60_000

const ENABLED = 1

/** A hash that no password matches: an unknown account takes as long to refuse as a wrong password. */
const nobodysHash = hashPassword(randomBytes(16).toString('hex'))

type LogIn = Request<typeof user.login>

/** Log-in by password: code 0 with a token, 4 wrong, 8 locked or disabled, 921 from an unknown network. */
export async function logIn(platform: Platform, request: LogIn) {
  const { credentials, sellerNumber } = request.input
  const seller = await platform.db
    .selectFrom('seller')
    .selectAll()
    .where('sellerNumber', '=', sellerNumber)
    .executeTakeFirst()
  const found = seller && (await findUser(platform, seller.id, credentials.account))
  const attempt = {
    sellerId: seller?.id ?? 0,
    account: credentials.account,
    userId: found?.id ?? null,
    request,
  }

  const refuse = async (failure: Failure): Promise<never> => {
    await noteLogin(platform, { ...attempt, resultCode: failure.code })
    throw failure
  }
  if (await isLocked(platform, attempt, found)) return refuse(failures.locked())
  const matches = await verifyPassword(credentials.password, found?.passwordHash ?? (await nobodysHash))
  if (!seller || !found || !matches) {
    await refuse(failures.credentials()).catch(async (failure) => {
      await lockAfterTooMany(platform, attempt, found)
      throw failure
    })
    throw failures.credentials()
  }
  if (seller.state !== ENABLED || found.state !== ENABLED) return refuse(failures.disabled())
  if (seller.ipCheck === 1 && found.knownAddresses && !found.knownAddresses.includes(request.ip)) {
    return refuse(failures.verify({ ip: request.ip, ticket: ticket(), mobile: maskMobile(found.telephone) }))
  }

  await noteLogin(platform, { ...attempt, resultCode: 0 })
  const { now, ip, browser } = request
  const token = await openSession(platform, { sellerId: seller.id, userId: found.id, ip, browser, now })
  return { token, sellerId: seller.id, expiresIn: SESSION_MS }
}

type Attempt = { sellerId: number; account: string; userId: number | null; request: LogIn }

function findUser({ db }: Platform, sellerId: number, account: string) {
  return db
    .selectFrom('accountUser')
    .selectAll()
    .where('sellerId', '=', sellerId)
    .where('account', '=', account)
    .where('deleted', '=', 0)
    .executeTakeFirst()
}

async function isLocked(
  platform: Platform,
  attempt: Attempt,
  found: Selectable<AccountUserTable> | undefined,
) {
  const { now } = attempt.request
  if (found) return found.lockedUntil !== null && found.lockedUntil > now
  return (await failedLogins(platform, attempt, now - FAILURE_WINDOW_MS)) >= MAX_FAILURES
}

async function lockAfterTooMany(
  platform: Platform,
  attempt: Attempt,
  found: Selectable<AccountUserTable> | undefined,
) {
  const { now } = attempt.request
  if (!found || (await failedLogins(platform, attempt, now - FAILURE_WINDOW_MS)) < MAX_FAILURES) return
  await platform.db
    .updateTable('accountUser')
    .set({ lockedUntil: now + LOCK_MS })
    .where('sellerId', '=', found.sellerId)
    .where('id', '=', found.id)
    .execute()
}

const ticket = () => randomBytes(24).toString('base64url')

/** 13900001234 → 139****1234. */
function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
}
