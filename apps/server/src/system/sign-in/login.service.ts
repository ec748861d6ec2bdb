import type { user } from '@ampdeck/api/system/user'
import { nobodysHash, verifyPassword } from '../../access/password.ts'
import type { Platform } from '../../database/platform.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { admit, isLocked, refuse, refuseProof } from './login-attempt.ts'
import { findByAccount, findSeller } from './login-subject.store.ts'

/** Log-in by password: code 0 with a token, 4 wrong, 8 locked or disabled, 921 from an unknown network. */
export async function logIn(platform: Platform, request: Request<typeof user.login>) {
  const { credentials, sellerNumber } = request.input
  const seller = await findSeller(platform, sellerNumber)
  const found = await findByAccount(platform, seller?.id ?? 0, credentials.account)
  const attempt = {
    sellerId: seller?.id ?? 0,
    account: credentials.account,
    userId: found?.id ?? null,
    request,
  }

  const matches = await verifyPassword(credentials.password, found?.passwordHash ?? (await nobodysHash))
  // After the slow hash, so that guesses which came side by side do not all pass before the lock.
  if (await isLocked(platform, attempt)) return refuse(platform, attempt, failures.locked())
  if (!seller || !found || !matches) return refuseProof(platform, attempt, failures.credentials())
  return admit(platform, attempt, { seller, user: found }, { checksAddress: true, checksLock: false })
}
