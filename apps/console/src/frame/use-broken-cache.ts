import { user } from '@ampdeck/api/system/user'
import { useLanguage } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import { useEffect, useEffectEvent } from 'react'
import { client } from '../data/client.ts'
import { leaveAfter } from '../session/leaving.ts'
import { restoreFailure } from '../session/session-texts.ts'
import { clearSession } from '../session/storage.ts'

/** How long the notice is there before the login page takes its place. */
const NOTICE_MS = 1_500

/** requirements.md §2: a restore that fails logs out, and leads to the login page and back. */
export function useBrokenCache(isBroken: boolean): void {
  const { language } = useLanguage()

  const leave = useEffectEvent(() => {
    showMessage({ text: restoreFailure(language), tone: 'error' })
    // Whatever the server answers: the page goes, and with it the session of this browser.
    leaveAfter(NOTICE_MS)
    void client(user.logout, {}).catch(() => undefined)
    clearSession()
  })

  useEffect(() => {
    if (isBroken) leave()
  }, [isBroken])
}
