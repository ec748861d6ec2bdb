import { texts } from '@ampdeck/api/texts'
import { ConfirmDialog } from '@ampdeck/ui/dialog'
import { useSay } from '@ampdeck/ui/language'
import { useState } from 'react'
import { logOut } from './log-out.ts'

/** Word for word those of requirements.md §4. */
const words = texts({
  logOut: ['Log out', '退出登录'],
  question: ['really log out?', '确定要退出登录吗？'],
})

/** Asks before the session ends. */
export function LogOutQuestion({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const [isLeaving, setLeaving] = useState(false)

  const confirm = () => {
    setLeaving(true)
    void logOut()
  }

  return (
    <ConfirmDialog
      open
      wording="given"
      title={say(words.logOut)}
      busy={isLeaving}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {say(words.question)}
    </ConfirmDialog>
  )
}
