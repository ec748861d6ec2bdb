import { type ApiError, endsSession } from '@ampdeck/api/client/outcome'
import { say, texts } from '@ampdeck/api/texts'
import { showMessage } from '@ampdeck/ui/toast'
import { currentLanguage } from './language.ts'
import { loginPath } from './paths.ts'
import { clearSession } from './storage.ts'

/** Word for word those of spec.md §8. */
const words = texts({
  tokenExpired: ['token expired, please log in again', '登录已过期，请重新登录'],
  idle: ['login timeout, please log in again', '登录超时，请重新登录'],
  unauthorized: ['Unauthorized: Authorization verification failed', '未授权：身份验证失败'],
})

/** How long the notice stays before the page is loaded anew. */
const DELAY_MS = { tokenExpired: 1_000, idle: 1_500, unauthorized: 1_500 }

/** The server has ended the session: says so, forgets it, and leads to the login page and back. */
export function endSession(error: ApiError): void {
  if (!endsSession(error)) return
  const kind = error.kind as keyof typeof DELAY_MS
  clearSession()
  showMessage({ text: say(words[kind], currentLanguage()), tone: 'error' })
  setTimeout(() => location.assign(loginPath(location)), DELAY_MS[kind])
}
