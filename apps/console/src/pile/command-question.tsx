import { commonTexts, type Text, texts } from '@ampdeck/api/texts'
import { optional } from '@ampdeck/api/wire'
import { Button } from '@ampdeck/ui/button'
import { Dialog } from '@ampdeck/ui/dialog'
import { Checkbox, TextField } from '@ampdeck/ui/fields'
import { DraftForm, useDraft } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { type ReactNode, useMemo } from 'react'
import { useController } from 'react-hook-form'
import { z } from 'zod'
import styles from './pile.module.css'

const words = texts({ reason: ['Reason', '原因'] })

const Manner = z
  .object({ force: z.boolean().default(false), reason: optional(z.string().max(200)) })
  .refine(({ force, reason }) => !force || reason?.trim(), { path: ['reason'], message: 'empty' })

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
  reasonNeeded: Text
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
  const missing = useMemo(() => ({ reason: reasonNeeded }), [reasonNeeded])
  const form = useDraft(Manner, {
    texts: words,
    missing,
    submit: ({ force: isForced = false, reason }) =>
      send({ force: isForced, reason: reason?.trim() || null }),
    // Whoever sends closes, as only they know whether it went out.
    onDone: () => undefined,
  })
  const { field } = useController({
    control: form.methods.control,
    name: 'force',
    rules: { deps: ['reason'] },
  })
  const isForced = field.value ?? false
  const checkId = `${form.id}-force`

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
            type="submit"
            form={form.id}
            look={isForced ? 'danger' : 'primary'}
            size="form"
            busy={form.isBusy}
          >
            {action}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        {/* Outside the form: it may have one of its own. */}
        {children(isForced)}
        <DraftForm of={form} className={styles.dialog}>
          {force && (
            <label htmlFor={checkId} className={styles.check}>
              <Checkbox
                id={checkId}
                inputRef={field.ref}
                checked={isForced}
                onChange={(event) => field.onChange(event.target.checked)}
              />
              {force}
            </label>
          )}
          <TextField of={form} name="reason" hint={reasonHint} required={isForced} />
        </DraftForm>
      </div>
    </Dialog>
  )
}
