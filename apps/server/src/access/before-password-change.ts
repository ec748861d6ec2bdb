import type { Call } from '@ampdeck/api/contract'
import { account } from '@ampdeck/api/system/account'
import { permission } from '@ampdeck/api/system/permission'
import { user } from '@ampdeck/api/system/user'

/** All that somebody may do who must change the password first: see who one is, change it, leave. */
const open = new Set(
  [
    user.info,
    user.getUserInfo,
    user.logout,
    permission.user,
    account.checkPassword,
    account.updatePassword,
  ].map(({ path }) => path),
)

/** Whether a call is answered although the password must be changed first; a file address is not. */
export function isOpenBeforePasswordChange(call: Call | undefined): boolean {
  return call !== undefined && open.has(call.path)
}
