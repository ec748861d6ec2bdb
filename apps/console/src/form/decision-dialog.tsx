import type { Call, InputOf, OutputOf } from '@ampdeck/api/contract'
import { type Text, texts } from '@ampdeck/api/texts'
import { optional } from '@ampdeck/api/wire'
import { SegmentField, TextAreaField } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { FormDialog } from './form-dialog.tsx'
import { useCallForm } from './use-call-form.ts'

const words = texts({
  decision: ['Decision', '审核结果'],
  pass: ['Approve', '通过'],
  refuse: ['Reject', '驳回'],
  save: ['Save decision', '保存审核结果'],
})

const Draft = z
  .object({ pass: z.enum(['pass', 'refuse']), note: optional(z.string().max(200)) })
  .refine(({ pass, note }) => pass === 'pass' || Boolean(note?.trim()), {
    path: ['note'],
    message: 'required',
  })

interface Decision {
  pass: boolean
  /** Why it is refused; there is none where it is approved without a word. */
  note: string | null
}

interface DecisionDialogProps<C extends Call> {
  call: C
  /** The call's input, of the decision. */
  input: (decision: Decision) => InputOf<C>
  title: string
  /** What the button says. */
  action?: string
  /** The name of the field of the reason. */
  note: Text
  /** Who approves may say something as well. */
  notesApproval?: boolean
  /** The message after success. */
  said?: Text
  onDone?: (answer?: OutputOf<C>) => void
  /** After success, and when the dialog was left. */
  onClose: () => void
  /** What is decided on. */
  children?: ReactNode
}

/** Somebody approves or rejects what another person has applied for; a refusal says why. */
export function DecisionDialog<C extends Call>({
  call,
  input,
  title,
  action,
  note,
  notesApproval = false,
  said,
  onDone,
  onClose,
  children,
}: DecisionDialogProps<C>) {
  const say = useSay()
  const form = useCallForm<Call, z.input<typeof Draft>>(call, Draft, {
    texts: { pass: words.decision, note },
    defaults: { pass: 'pass' },
    input: ({ pass, note }) => input({ pass: pass === 'pass', note: note?.trim() || null }),
    said,
    onDone: (answer) => onDone?.(answer as OutputOf<C>),
    onClose,
  })
  const isRefused = useWatch({ control: form.methods.control, name: 'pass' }) === 'refuse'

  return (
    <FormDialog form={form} title={title} action={action ?? say(words.save)} onClose={onClose}>
      {children}
      <SegmentField
        of={form}
        name="pass"
        options={[
          { value: 'pass', label: say(words.pass) },
          { value: 'refuse', label: say(words.refuse) },
        ]}
      />
      {(notesApproval || isRefused) && <TextAreaField of={form} name="note" />}
    </FormDialog>
  )
}
