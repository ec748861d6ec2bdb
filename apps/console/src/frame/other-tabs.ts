import { ApiError, dataOf, endsSession, withoutAnswer } from '@ampdeck/api/client/outcome'
import { user } from '@ampdeck/api/system/user'
import { say, texts } from '@ampdeck/api/texts'
import { showMessage } from '@ampdeck/ui/toast'
import { client } from '../data/client.ts'
import { endSession } from '../session/end-session.ts'
import { withdrawIdle } from '../session/idle-question.ts'
import { currentLanguage } from '../session/language.ts'
import { beginLeaving, isLeaving, leaveAfter } from '../session/leaving.ts'
import { paths } from '../session/paths.ts'
import { clearOpenPages, ownerName, readTokenOfAnyAge, storageKeys } from '../session/storage.ts'
import { adoptToken, holdToken, onOtherToken } from '../session/tab-token.ts'

const words = texts({
  loggedOut: ['You were logged out in another window', '您已在其他窗口退出登录'],
  otherAccount: [
    'Somebody else has logged in. This page will reload',
    '此浏览器已登录其他账号，页面将重新加载',
  ],
})

/** A log-in takes the token away and sets the next one; only what stays away is a log-out. */
const SETTLE_MS = 300
const NOTICE_MS = 3_000
const AGAIN_MS = 3_000

/**
 * Follows what other tabs do to the session they share with this one: a log-out there is one here, a new log-in of the
 * same person goes on here as if nothing had been, and somebody else's is noticed before anything is done in their
 * name. `owner` is the person this tab was drawn for. Gives what ends it.
 */
export function followOtherTabs(owner: string): () => void {
  const followToken = () => void followLogIn(owner)
  const receive = (event: StorageEvent) => {
    if (isLeaving() || (event.key !== storageKeys.token && event.key !== null)) return
    holdToken()
    if (readTokenOfAnyAge() === undefined) setTimeout(followLogOut, SETTLE_MS)
    else followToken()
  }
  addEventListener('storage', receive)
  const leaveToken = onOtherToken(followToken)
  return () => {
    removeEventListener('storage', receive)
    leaveToken()
  }
}

function followLogOut(): void {
  if (isLeaving() || readTokenOfAnyAge() !== undefined) return
  publish('loggedOut')
  leaveAfter(NOTICE_MS)
}

async function followLogIn(owner: string): Promise<void> {
  const token = readTokenOfAnyAge()
  if (token === undefined || isLeaving()) return
  const answer = await personOf(token)
  if (readTokenOfAnyAge() !== token || isLeaving()) return
  if (answer === owner) {
    adoptToken(token)
    client.reset()
    withdrawIdle()
  } else if (!(answer instanceof ApiError)) {
    beginLeaving()
    clearOpenPages()
    publish('otherAccount')
    setTimeout(() => location.replace(paths.root), NOTICE_MS)
  } else if (endsSession(answer)) {
    adoptToken(token)
    endSession(answer)
  } else {
    setTimeout(() => void followLogIn(owner), AGAIN_MS)
  }
}

/** Whose token this is, or why the server does not say. */
async function personOf(token: string): Promise<string | ApiError> {
  try {
    const response = await fetch(`/${user.info.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: '{}',
    })
    const { status, headers } = response
    return ownerName(
      dataOf({ status, headers, body: await response.text() }) as { sellerId: number; id: number },
    )
  } catch (error) {
    return withoutAnswer(error)
  }
}

function publish(name: keyof typeof words): void {
  showMessage({ text: say(words[name], currentLanguage()), tone: 'warning' })
}
