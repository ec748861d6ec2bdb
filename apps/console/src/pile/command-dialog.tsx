import type { CodeOf } from '@ampdeck/api/enumeration'
import { pileCommand as commands } from '@ampdeck/api/enumerations/equipment'
import { pileCommand } from '@ampdeck/api/operation/pile-command'
import { texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { Dialog } from '@ampdeck/ui/dialog'
import { Checkbox, TextInput } from '@ampdeck/ui/fields'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import { useId, useState } from 'react'
import { useAction } from '../data/use-action.ts'
import styles from './pile.module.css'
import { pileWords } from './pile.texts.ts'

const words = texts({
  title: ['{command}: {name}?', '对 {name} 执行{command}？'],
  follows: [
    'The pile is asked at once. What it answers is shown with its events.',
    '指令立即下发，执行结果显示在事件中。',
  ],
  busy: ['A charge is running. The pile refuses unless it is forced.', '正在充电，未强制时将被拒绝。'],
  force: ['Force it: the running charge ends', '强制执行：进行中的充电将结束'],
  reason: ['Reason', '原因'],
  needed: ['Say why the charge is ended', '请说明结束充电的原因'],
})

interface CommandDialogProps {
  command: CodeOf<typeof commands>
  /** A pile, or one of its guns. */
  target: { pileId: number } | { gunId: number }
  /** Of the target, in the question. */
  name: string
  isCharging: boolean
  onClose: () => void
}

/** Asks before a command goes out; a charge is ended only by force, and with a reason (domain.md §4, LC 19). */
export function CommandDialog({ command, target, name, isCharging, onClose }: CommandDialogProps) {
  const say = useSay()
  const { language } = useLanguage()
  const id = useId()
  const [force, setForce] = useState(false)
  const [reason, setReason] = useState('')
  const [isPressed, setPressed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const send = useAction(pileCommand.send)
  const label = commands.label(command, language)
  const isDisturbing = isCharging && (command === commands.code.disable || command === commands.code.reset)
  const isMissing = force && reason.trim() === ''

  const confirm = async () => {
    setPressed(true)
    if (isMissing) return
    setBusy(true)
    const given = await send({ ...target, command, force, reason: reason.trim() || null })
    setBusy(false)
    if (!given) return
    showMessage({ text: say(pileWords.sent, { command: label, name }), tone: 'status' })
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={say(words.title, { command: label, name })}
      footer={
        <>
          <Button look="plain" size="form" onClick={onClose}>
            {say(['Cancel', '取消'])}
          </Button>
          <Button
            look={force ? 'danger' : 'primary'}
            size="form"
            busy={isBusy}
            onClick={() => void confirm()}
          >
            {say(['Confirm', '确定'])}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>{say(isDisturbing ? words.busy : words.follows)}</p>
        {isDisturbing && (
          <label htmlFor={`${id}-force`} className={styles.check}>
            <Checkbox
              id={`${id}-force`}
              checked={force}
              onChange={(event) => setForce(event.target.checked)}
            />
            {say(words.force)}
          </label>
        )}
        <TextInput
          label={say(words.reason)}
          required={force}
          maxLength={200}
          error={isPressed && isMissing ? say(words.needed) : undefined}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
