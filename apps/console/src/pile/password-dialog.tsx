import { OcppPassword, type PileRow, pile } from '@ampdeck/api/config/pile'
import { commonTexts, texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { Dialog } from '@ampdeck/ui/dialog'
import { TextInput } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import { useState } from 'react'
import { useAction } from '../data/use-action.ts'
import styles from './pile.module.css'

const words = texts({
  title: ['Password of {code}', '{code} 的密码'],
  password: ['New password', '新密码'],
  hint: ['16 to 40 letters, digits or one of * - _ = : + @ .', '16 至 40 位字母、数字或 * - _ = : + @ .'],
  once: [
    'It is kept as a hash and never shown again. The pile needs it from its next connection on.',
    '密码仅保存哈希值，之后不再显示；电桩下次连接时生效。',
  ],
  done: ['Password of {code} set', '{code} 的密码已设置'],
})

/** Takes a new password for a pile. */
export function PasswordDialog({ of: { id, code }, onClose }: { of: PileRow; onClose: () => void }) {
  const say = useSay()
  const [password, setPassword] = useState('')
  const [isPressed, setPressed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const set = useAction(pile.setPassword)
  const isWrong = !OcppPassword.safeParse(password).success

  const save = async () => {
    setPressed(true)
    if (isWrong) return
    setBusy(true)
    const done = await set({ id, password })
    setBusy(false)
    if (!done) return
    showMessage({ text: say(words.done, { code }), tone: 'status' })
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={say(words.title, { code })}
      footer={
        <>
          <Button look="plain" size="form" onClick={onClose}>
            {say(commonTexts.cancel)}
          </Button>
          <Button look="primary" size="form" busy={isBusy} onClick={() => void save()}>
            {say(commonTexts.save)}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <TextInput
          label={say(words.password)}
          required
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          hint={say(words.hint)}
          error={isPressed && isWrong ? say(words.hint) : undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <p className={styles.muted}>{say(words.once)}</p>
      </div>
    </Dialog>
  )
}
