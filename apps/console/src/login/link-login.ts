import type { PermissionEntry } from '@ampdeck/api/menu/permission-entry'
import type { Session, UserInfo } from '@ampdeck/api/system/user'
import type { Say } from '@ampdeck/ui/language'
import { currentLanguage } from '../session/language.ts'
import { routesFailure, userFailure } from '../session/session-texts.ts'
import { storageKeys, store } from '../session/storage.ts'
import { keepSession, post } from './login-calls.ts'
import { failureText } from './login-failure.ts'
import { goesOn, goToNextStep } from './next-step.ts'

/**
 * Automatic log-in by the code of a seller's link: the token, the permissions and the user, then the console has all
 * that it begins with (requirements.md §2). Gives what is said where that fails; then nobody is logged in.
 */
export async function logInByLink(code: string, say: Say): Promise<string | undefined> {
  let sentence = (error: unknown) => failureText(error, say)
  try {
    const session = await post<Session>('user/sellerLogin', { sellerId: code })
    sentence = (error) => routesFailure(error, currentLanguage())
    const entries = await post<PermissionEntry[]>('permission/user', {}, session.token)
    sentence = (error) => userFailure(error, currentLanguage())
    const { id, sellerId, name } = await post<UserInfo>('user/info', {}, session.token)
    sentence = (error) => failureText(error, say)
    keepSession(session)
    store(storageKeys.userRoutes, entries)
    store(storageKeys.userInfo, { id, sellerId, name })
    return undefined
  } catch (error) {
    if (goesOn(error)) return goToNextStep(error)
    return sentence(error)
  }
}
