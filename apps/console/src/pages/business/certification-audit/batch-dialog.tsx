import { type Certification, vehicleCertification } from '@ampdeck/api/member/certification'
import { certificationTexts } from '@ampdeck/api/member/certification.texts'
import { texts } from '@ampdeck/api/texts'
import { optional } from '@ampdeck/api/wire'
import { SegmentField, TextAreaField } from '@ampdeck/ui/fields'
import { useDraft } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { type ListState, selectedCount } from '@ampdeck/ui/list'
import { normal } from '@ampdeck/validation/rules'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useCall } from '../../../data/use-call.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { applyBatch } from '../../../list/apply-batch.ts'
import { chosenOf } from '../../../list/chosen-of.ts'

const words = texts({
  title: ['Audit {count} certification | Audit {count} certifications', '审核 {count} 条认证'],
  save: ['Save decision', '保存审核结果'],
  pass: ['Approve', '通过'],
  refuse: ['Reject', '驳回'],
  done: ['{count} decided, {refused} refused', '已审核 {count} 条，{refused} 条被拒绝'],
})

const Decision = z
  .object({ pass: z.enum(['pass', 'refuse']), note: optional(normal.max(200)) })
  .refine(({ pass, note }) => pass === 'pass' || note !== null, { path: ['note'], message: 'required' })

/** One decision for all that are selected; what was decided before is counted and stays selected. */
export function BatchDialog({ list, onClose }: { list: ListState<Certification>; onClose: () => void }) {
  const say = useSay()
  const audit = useCall(vehicleCertification.batchAudit)
  const form = useDraft(Decision, {
    texts: certificationTexts,
    defaults: { pass: 'pass' },
    submit: ({ pass, note }, idempotencyKey) =>
      audit({ ...chosenOf(list), pass: pass === 'pass', note }, { idempotencyKey }),
    onDone: (answer) => {
      if (applyBatch(answer, list, (counts) => say(words.done, counts))) onClose()
    },
  })
  const isRefused = useWatch({ control: form.methods.control, name: 'pass' }) === 'refuse'
  const title = say(words.title, { count: selectedCount(list.selection, list.total) })

  return (
    <FormDialog form={form} title={title} action={say(words.save)} onClose={onClose}>
      <SegmentField
        of={form}
        name="pass"
        options={[
          { value: 'pass', label: say(words.pass) },
          { value: 'refuse', label: say(words.refuse) },
        ]}
      />
      {isRefused && <TextAreaField of={form} name="note" />}
    </FormDialog>
  )
}
