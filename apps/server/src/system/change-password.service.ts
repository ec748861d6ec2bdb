import type { user } from '@ampdeck/api/system/user'
import type { Request } from '../http/context.ts'
import { failures } from '../http/failure.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { endSessions } from './session.store.ts'

/** Whether this is the caller's present password; asked when the field of the old one is left. */
export async function checkPassword({
  rows,
  caller,
  input,
}: Request<typeof user.checkPassword>): Promise<boolean> {
  const found = await rows.get('accountUser', caller.userId)
  if (!(await verifyPassword(input.password, found.passwordHash))) throw failures.credentials()
  return true
}

/** Sets the caller's own password; every other session of the user ends. */
export async function changePassword(request: Request<typeof user.updatePassword>): Promise<null> {
  const { rows, caller, input, now, token } = request
  const found = await rows.get('accountUser', caller.userId)
  if (input.oldPassword === undefined || !(await verifyPassword(input.oldPassword, found.passwordHash))) {
    throw failures.credentials()
  }
  const passwordHash = await hashPassword(input.password)
  await rows.update('accountUser', { id: found.id }, { passwordHash, passwordTime: now, isFirstLogin: 0 })
  await endSessions(rows, { sellerId: caller.sellerId, userId: caller.userId, except: token })
  return null
}
