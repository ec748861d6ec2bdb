import { randomBytes } from 'node:crypto'
import type { user } from '@ampdeck/api/system/user'
import type { Request } from '../http/context.ts'
import type { Failure } from '../http/failure.ts'
import { failures } from '../http/failure.ts'
import type { Platform } from '../http/platform.ts'
import { LOOK_BACK_MS, lockedUntil } from './lockout.ts'
import { failedLogins, noteLogin } from './login-log.store.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { openSession, SESSION_MS } from './session.store.ts'

const ENABLED = 1

/** A hash that no password matches: an unknown account takes as long to refuse as a wrong password. */
const nobodysHash = hashPassword(randomBytes(16).toString('hex'))

type LogIn = Request<typeof user.login>

interface Attempt {
  sellerId: number
  account: string
  userId: number | null
  request: LogIn
}

/** Log-in by password: code 0 with a token, 4 wrong, 8 locked or disabled, 921 from an unknown network. */
export async function logIn(platform: Platform, request: LogIn) {
  const { credentials, sellerNumber } = request.input
  const seller = await platform.db
    .selectFrom('seller')
    .selectAll()
    .where('sellerNumber', '=', sellerNumber)
    .executeTakeFirst()
  const found = seller && (await findUser(platform, seller.id, credentials.account))
  const attempt: Attempt = {
    sellerId: seller?.id ?? 0,
    account: credentials.account,
    userId: found?.id ?? null,
    request,
  }

  const refuse = async (failure: Failure): Promise<never> => {
    await noteLogin(platform, { ...attempt, resultCode: failure.code })
    throw failure
  }
  const matches = await verifyPassword(credentials.password, found?.passwordHash ?? (await nobodysHash))
  // After the slow hash, so that guesses which came side by side do not all pass before the lock.
  if (await isLocked(platform, attempt)) return refuse(failures.locked())
  if (!seller || !found || !matches) {
    await noteLogin(platform, { ...attempt, resultCode: 4 })
    await lockAfterTooMany(platform, attempt)
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

function findUser({ db }: Platform, sellerId: number, account: string) {
  return db
    .selectFrom('accountUser')
    .selectAll()
    .where('sellerId', '=', sellerId)
    .where('account', '=', account)
    .where('deleted', '=', 0)
    .executeTakeFirst()
}

/** An account that does not exist is locked as well, so that nobody learns which ones do. */
async function isLocked(platform: Platform, attempt: Attempt): Promise<boolean> {
  const { now } = attempt.request
  if (attempt.userId === null) {
    return lockedUntil(await failedLogins(platform, attempt, now - LOOK_BACK_MS)) > now
  }
  const user = await platform.db
    .selectFrom('accountUser')
    .select('lockedUntil')
    .where('sellerId', '=', attempt.sellerId)
    .where('id', '=', attempt.userId)
    .executeTakeFirst()
  return (user?.lockedUntil ?? 0) > now
}

async function lockAfterTooMany(platform: Platform, attempt: Attempt): Promise<void> {
  if (attempt.userId === null) return
  const until = lockedUntil(await failedLogins(platform, attempt, attempt.request.now - LOOK_BACK_MS))
  if (until <= attempt.request.now) return
  await platform.db
    .updateTable('accountUser')
    .set({ lockedUntil: until })
    .where('sellerId', '=', attempt.sellerId)
    .where('id', '=', attempt.userId)
    .execute()
}

const ticket = () => randomBytes(24).toString('base64url')

/** 13900001234 → 139****1234. */
function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
}
