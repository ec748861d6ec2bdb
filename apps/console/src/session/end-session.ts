import { type ApiError, endsSession } from '@ampdeck/api/client/outcome'
import { say, texts } from '@ampdeck/api/texts'
import { showMessage } from '@ampdeck/ui/toast'
import { askForIdle } from './idle-question.ts'
import { currentLanguage } from './language.ts'
import { isLeaving, leaveAfter } from './leaving.ts'
import { reportForbidden } from './rights.ts'
import { clearSession } from './storage.ts'
import { isOwnStored, tabToken } from './tab-token.ts'

/** Word for word those of requirements.md §8. */
const words = texts({
  tokenExpired: ['token expired, please log in again', '登录已过期，请重新登录'],
  unauthorized: ['Unauthorized: Authorization verification failed', '未授权：身份验证失败'],
  forbidden: ['Forbidden', '禁止访问'],
  why: ['Why?', '原因'],
})

/** How long the notice stays before the page is loaded anew (requirements.md §8). */
const EXPIRED_MS = 1_000
const UNAUTHORIZED_MS = 1_500
/** Calls that are forbidden together are one notice. */
const TOGETHER_MS = 1_000
let forbiddenAt = 0

/**
 * What a failure means for the session, told once however many calls fail together (the client sees to that). A
 * failed log-in is none of it: that is the login page's own.
 */
export function heedFailure(error: ApiError, path?: string): void {
  if (isLeaving()) return
  if (error.kind === 'forbidden') {
    if (Date.now() - forbiddenAt < TOGETHER_MS) return
    forbiddenAt = Date.now()
    showMessage({
      text: sentence('forbidden', error.serverMessage),
      tone: 'error',
      ...(path && { action: { label: sentence('why'), onChoose: () => follow(`/why?call=${path}`) } }),
    })
    reportForbidden()
  } else if (endsSession(error) && isOwnStored()) {
    // Where another tab has logged in meanwhile, that session is not ended here.
    endSession(error)
  }
}

/** Ends the session that this tab speaks with, in the words of the failure; an idle one is asked for. */
export function endSession({ kind }: ApiError): void {
  if (kind === 'idle') {
    askForIdle()
    return
  }
  const isExpired = kind === 'tokenExpired'
  const hadToken = tabToken() !== undefined
  showMessage({ text: sentence(isExpired ? 'tokenExpired' : 'unauthorized'), tone: 'error' })
  if (!isExpired && !hadToken) return
  clearSession()
  leaveAfter(isExpired ? EXPIRED_MS : UNAUTHORIZED_MS)
}

const sentence = (name: keyof typeof words, cause = '') =>
  [say(words[name], currentLanguage()), cause].filter(Boolean).join(': ')

/** Goes to an address of the console from outside of its components: by a link, as all of them do. */
function follow(address: string): void {
  const link = document.createElement('a')
  link.href = address
  document.body.append(link)
  link.click()
  link.remove()
}
