import { commonTexts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { Dialog } from '@ampdeck/ui/dialog'
import { Checkbox, TextInput } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { type ReactNode, useId, useState } from 'react'
import styles from './pile.module.css'

const MOST_REASON = 200

/** With what a command goes out. */
export interface CommandManner {
  /** Also where it ends a running charge. */
  force: boolean
  reason: string | null
}

interface CommandQuestionProps {
  title: string
  /** Names what is sent: "Disable pile". */
  action: string
  /** What forcing it means; false where no charge is in its way. */
  force: string | false
  reasonHint?: string
  /** Said where it is forced without a reason. */
  reasonNeeded: string
  send: (manner: CommandManner) => Promise<void>
  onClose: () => void
  /** What the command will do; whoever asks knows whether that depends on force. */
  children: (isForced: boolean) => ReactNode
}

/** Asks before a command goes out; a charge is ended only by force, and with a reason (domain.md §4, LC 19). */
export function CommandQuestion({
  title,
  action,
  force,
  reasonHint,
  reasonNeeded,
  send,
  onClose,
  children,
}: CommandQuestionProps) {
  const say = useSay()
  const id = useId()
  const [isForced, setForced] = useState(false)
  const [reason, setReason] = useState('')
  const [isPressed, setPressed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isMissing = isForced && reason.trim() === ''

  const confirm = async () => {
    setPressed(true)
    if (isMissing) return
    setBusy(true)
    await send({ force: isForced, reason: reason.trim() || null })
    setBusy(false)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button look="plain" size="form" onClick={onClose}>
            {say(commonTexts.cancel)}
          </Button>
          <Button
            look={isForced ? 'danger' : 'primary'}
            size="form"
            busy={isBusy}
            onClick={() => void confirm()}
          >
            {action}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        {children(isForced)}
        {force && (
          <label htmlFor={`${id}-force`} className={styles.check}>
            <Checkbox
              id={`${id}-force`}
              checked={isForced}
              onChange={(event) => setForced(event.target.checked)}
            />
            {force}
          </label>
        )}
        <TextInput
          label={say(['Reason', '原因'])}
          hint={reasonHint}
          required={isForced}
          maxLength={MOST_REASON}
          error={isPressed && isMissing ? reasonNeeded : undefined}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
