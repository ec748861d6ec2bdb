import type { Call } from '@ampdeck/api/contract'
import { account } from '@ampdeck/api/system/account'
import { permission } from '@ampdeck/api/system/permission'
import { secondFactor } from '@ampdeck/api/system/second-factor'
import { user } from '@ampdeck/api/system/user'

/** See who one is, and leave. */
const always = [user.info, user.getUserInfo, user.logout, permission.user, account.checkPassword]
const pathsOf = (calls: readonly Call[]) => new Set(calls.map(({ path }) => path))

const beforePassword = pathsOf([...always, account.updatePassword])
const { state, beginApp, confirmApp, passkeyOptions, addPasskey } = secondFactor
const beforeFactor = pathsOf([...always, state, beginApp, confirmApp, passkeyOptions, addPasskey])

/** Whether a call is answered although the password must be changed first; a file address is not. */
export function isOpenBeforePasswordChange(call: Call | undefined): boolean {
  return call !== undefined && beforePassword.has(call.path)
}

/** Whether a call is answered although a second factor must be set up first. */
export function isOpenBeforeSecondFactor(call: Call | undefined): boolean {
  return call !== undefined && beforeFactor.has(call.path)
}
