import { user } from '@ampdeck/api/system/user'
import { say, texts } from '@ampdeck/api/texts'
import { forgetDrafts } from '@ampdeck/ui/kept-draft'
import { showMessage } from '@ampdeck/ui/toast'
import { client } from '../data/client.ts'
import { currentLanguage } from '../session/language.ts'
import { beginLeaving } from '../session/leaving.ts'
import { paths } from '../session/paths.ts'
import { clearOpenPages, clearSession, ownerName, readOwner } from '../session/storage.ts'

/** Word for word that of requirements.md §8. */
const words = texts({ failed: ['exception when logging out', '退出登录异常'] })

/** How long a failure stays to be read before the page is loaded anew. */
const FAILURE_MS = 1_000

/**
 * Logs out by choice. Whatever the server answers, the browser forgets the session (requirements.md §4); what was half typed
 * is given up with it.
 */
export async function logOut(): Promise<void> {
  beginLeaving()
  const owner = readOwner()
  if (owner) forgetDrafts(`${ownerName(owner)}.`)
  clearOpenPages()
  // Before the server is asked: other tabs then hear of a log-out, not of a token that is refused. This one still has it.
  clearSession()
  const ended = await client(user.logout, {}).catch(() => 'failed' as const)
  if (ended === 'failed') {
    showMessage({ text: say(words.failed, currentLanguage()), tone: 'error' })
    await new Promise((resolve) => setTimeout(resolve, FAILURE_MS))
  }
  location.assign((ended !== 'failed' && ended?.providerUrl) || paths.login)
}
