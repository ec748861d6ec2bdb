import { commonTexts, texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { Dialog } from '@ampdeck/ui/dialog'
import { useSay } from '@ampdeck/ui/language'
import { useState } from 'react'
import { leaveAfter } from '../session/leaving.ts'
import { clearSession } from '../session/storage.ts'

/** The question is word for word that of requirements.md §8. */
const words = texts({
  idle: ['login timeout, please log in again', '登录超时，请重新登录'],
  kept: ['What you typed is kept on this device.', '您填写的内容已保存在本机。'],
})

/** requirements.md §8: a confirmation logs out, and the page is loaded anew after 1.5 s. */
const RELOAD_MS = 1_500

/** The session was idle too long: there is one way on. */
export function IdleDialog() {
  const say = useSay()
  const [isBusy, setBusy] = useState(false)

  const confirm = () => {
    setBusy(true)
    clearSession()
    leaveAfter(RELOAD_MS)
  }

  return (
    <Dialog
      open
      closable={false}
      title={say(words.idle)}
      onClose={() => undefined}
      footer={
        <Button look="primary" size="form" busy={isBusy} onClick={confirm}>
          {say(commonTexts.confirm)}
        </Button>
      }
    >
      {say(words.kept)}
    </Dialog>
  )
}
