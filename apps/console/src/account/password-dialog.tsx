import { texts } from '@ampdeck/api/texts'
import { Glyph } from '@ampdeck/ui/glyph'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { PasswordField } from '@ampdeck/ui/password-input'
import { useState } from 'react'
import { FormDialog } from '../form/form-dialog.tsx'
import { accountTexts } from './account.texts.ts'
import type { ForcedPassword } from './forced-change.ts'
import { OldPasswordField } from './old-password-field.tsx'
import styles from './password-dialog.module.css'
import { usePasswordDraft } from './use-password-draft.ts'

const LogOutQuestion = lazyOf(() => import('./log-out-question.tsx'), 'LogOutQuestion')

/** The two warnings of requirements.md §4 "Forced password change", word for word. */
const words = texts({
  firstLogin: [
    'for account security, change the password on first login',
    '为了您的账号安全，首次登录请修改密码',
  ],
  age: [
    'detected {days} days without password update, please change it',
    '检测到您已有 {days} 天未更新密码，请修改密码',
  ],
  logOut: ['Log out', '退出登录'],
})

export interface PasswordDialogProps {
  onClose: () => void
  /** Then neither the scrim nor Escape closes it, and there is no close button; logging out remains. */
  forced?: ForcedPassword | undefined
}

/** Change of one's own password (requirements.md §5 "Password change"). */
export function PasswordDialog({ onClose, forced }: PasswordDialogProps) {
  const say = useSay()
  const [isLeaving, setLeaving] = useState(false)
  const form = usePasswordDraft(onClose)

  return (
    <>
      <FormDialog
        form={form}
        closable={!forced}
        onClose={onClose}
        title={say(accountTexts.changePassword)}
        leave={forced && { label: say(words.logOut), go: () => setLeaving(true) }}
        className={styles.form}
        lead={
          forced && (
            <p role="alert" className={styles.warning}>
              <Glyph name="alarm" tone="warning" size={14} />
              {forced.reason === 'age' ? say(words.age, { days: forced.days }) : say(words.firstLogin)}
            </p>
          )
        }
      >
        <OldPasswordField of={form} />
        <PasswordField of={form} name="newPassword" rule="user" />
        <PasswordField of={form} name="confirmPassword" isNew />
      </FormDialog>
      {isLeaving && <LogOutQuestion onClose={() => setLeaving(false)} />}
    </>
  )
}
