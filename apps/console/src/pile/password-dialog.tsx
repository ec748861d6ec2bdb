import { OcppPassword, type PileRow, pile } from '@ampdeck/api/config/pile'
import { texts } from '@ampdeck/api/texts'
import { TextField } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { z } from 'zod'
import { FormDialog } from '../form/form-dialog.tsx'
import { useCallForm } from '../form/use-call-form.ts'
import styles from './pile.module.css'

const words = texts({
  title: ['Password of {code}', '{code} 的密码'],
  password: ['New password', '新密码'],
  hint: ['16 to 40 letters, digits or one of * - _ = : + @ .', '16 至 40 位字母、数字或 * - _ = : + @ .'],
  once: [
    'Only its hash is stored; it is never shown again. The pile needs it from its next connection.',
    '密码仅保存哈希值，之后不再显示；电桩下次连接时生效。',
  ],
  done: ['Password of {code} set', '{code} 的密码已设置'],
})

const Password = z.object({ password: OcppPassword.max(40) })

/** Takes a new password for a pile. */
export function PasswordDialog({ of: { id, code }, onClose }: { of: PileRow; onClose: () => void }) {
  const say = useSay()
  const form = useCallForm(pile.setPassword, Password, {
    texts: words,
    input: ({ password }) => ({ id, password }),
    said: () => say(words.done, { code }),
    onClose,
  })

  return (
    <FormDialog form={form} title={say(words.title, { code })} className={styles.dialog} onClose={onClose}>
      <TextField of={form} name="password" hint={say(words.hint)} />
      <p className={styles.muted}>{say(words.once)}</p>
    </FormDialog>
  )
}
