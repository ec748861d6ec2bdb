import { account } from '@ampdeck/api/system/account'
import type { Selectable } from 'kysely'
import { hashPassword, verifyPassword } from '../../access/password.ts'
import { endSessions } from '../../access/session.store.ts'
import type { Rows } from '../../database/rows.ts'
import type { Tables } from '../../database/tables.ts'
import { failures } from '../../foundation/failure.ts'
import type { Context, Request } from '../../http/context.ts'
import { isGuessable } from '../password/guessable-password.ts'
import { isPasswordProven, recordPasswordProven } from './device.store.ts'
import { refuseForeign } from './own-account.ts'

/** Five wrong tries in 15 minutes, as for log-ins; who holds a stranger's session guesses no more than that. */
const MAX_TRIES = 5
const WINDOW_MS = 15 * 60_000
/** How long `checkPassword` speaks for a session: as long as it takes to think of a new password. */
const PROOF_MS = 10 * 60_000
const WRONG_PASSWORD = 4

/** Whether this is the caller's present password; asked when the field of the old one is left. */
export async function checkPassword(request: Request<typeof account.checkPassword>): Promise<boolean> {
  const { caller, rows, input, token, now } = request
  refuseForeign(caller, input)
  const user = await lockUser(request)
  if (!(await verifyPassword(input.password, user.passwordHash))) throw failures.originalPassword()
  await recordPasswordProven(rows, token, now)
  return true
}

/** Sets the caller's own password; every other session of the user ends. */
export async function changePassword(request: Request<typeof account.updatePassword>): Promise<null> {
  const { rows, caller, input, now, token, fail } = request
  refuseForeign(caller, input)
  const user = await lockUser(request)
  const isProven =
    input.oldPassword === undefined
      ? await isPasswordProven(rows, token, now - PROOF_MS)
      : await verifyPassword(input.oldPassword, user.passwordHash)
  if (!isProven) throw failures.originalPassword()
  if (await verifyPassword(input.password, user.passwordHash)) throw fail('password.same')
  if (await isGuessable(input.password, user))
    throw failures.invalid([{ path: ['password'], message: 'userPassword' }])

  const passwordHash = await hashPassword(input.password)
  await rows.update('accountUser', { id: user.id }, { passwordHash, passwordTime: now, isFirstLogin: 0 })
  await recordPasswordProven(rows, token, 0)
  await endSessions(rows, { sellerId: caller.sellerId, userId: caller.userId, except: token })
  return null
}

/** The caller's record, for one try at a time, so that guesses which come side by side are counted as well. */
async function lockUser({ rows, caller, now }: Context): Promise<Selectable<Tables['accountUser']>> {
  const user = await rows
    .from('accountUser')
    .selectAll()
    .where('id', '=', caller.userId)
    .forUpdate()
    .executeTakeFirstOrThrow(failures.notFound)
  if ((await wrongTries(rows, caller.userId, now - WINDOW_MS)) >= MAX_TRIES) throw failures.tooMany()
  return user
}

/** The audit log holds every refused try. */
async function wrongTries(rows: Rows, userId: number, since: number): Promise<number> {
  const tries = await rows
    .from('operationLog')
    .select('id')
    .where('userId', '=', userId)
    .where('ts', '>', since)
    .where('path', 'in', [account.checkPassword.path, account.updatePassword.path])
    .where('resultCode', '=', WRONG_PASSWORD)
    .limit(MAX_TRIES)
    .execute()
  return tries.length
}
