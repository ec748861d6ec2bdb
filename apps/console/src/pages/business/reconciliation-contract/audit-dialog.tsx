import {
  type ReconciliationContract,
  reconciliationContract,
} from '@ampdeck/api/bill/reconciliation-contract'
import { reconciliationContractTexts as fields } from '@ampdeck/api/bill/reconciliation-contract.texts'
import { localName, texts } from '@ampdeck/api/texts'
import { DescriptionList } from '@ampdeck/ui/detail'
import { SegmentField, TextAreaField } from '@ampdeck/ui/fields'
import { useDraft } from '@ampdeck/ui/form'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import { z } from 'zod'
import { useCall } from '../../../data/use-call.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'

const words = texts({
  audit: ['Audit contract', '审核合同'],
  pass: ['Approve', '通过'],
  refuse: ['Reject', '驳回'],
  decision: ['Decision', '审核结果'],
  audited: ['Audited', '审核完成'],
})

const AuditDraft = z
  .object({ pass: z.enum(['pass', 'refuse']), note: z.string().max(200) })
  .refine(({ pass, note }) => pass === 'pass' || note.trim() !== '', { path: ['note'], message: 'empty' })

/** The second person agrees with the terms, or says why not. */
export function AuditDialog({ of, onClose }: { of: ReconciliationContract; onClose: () => void }) {
  const say = useSay()
  const { language } = useLanguage()
  const { percent } = useFormats()
  const audit = useCall(reconciliationContract.audit)
  const form = useDraft(AuditDraft, {
    texts: { pass: words.decision, note: fields.auditReason },
    defaults: { pass: 'pass', note: '' },
    submit: ({ pass, note }, idempotencyKey) =>
      audit(
        { id: of.id, version: of.version, pass: pass === 'pass', note: note || null },
        { idempotencyKey },
      ),
    onDone: () => {
      showMessage({ text: say(words.audited), tone: 'status' })
      onClose()
    },
  })

  return (
    <FormDialog form={form} title={say(words.audit)} action={say(words.audit)} onClose={onClose}>
      <DescriptionList
        items={[
          { label: say(fields.no), value: of.no },
          { label: say(fields.name), value: of.name },
          { label: say(fields.partyId), value: localName(of, language, 'partyName') },
          {
            label: say(fields.stationIds),
            value: of.stations.map((one) => localName(one, language)).join(', '),
          },
          { label: say(fields.eBps), value: percent(of.eBps) },
          { label: say(fields.sBps), value: percent(of.sBps) },
          { label: say(fields.oBps), value: percent(of.oBps) },
          { label: say(fields.submitUserName), value: of.submitUserName },
        ]}
      />
      <SegmentField
        of={form}
        name="pass"
        options={[
          { value: 'pass', label: say(words.pass) },
          { value: 'refuse', label: say(words.refuse) },
        ]}
      />
      <TextAreaField of={form} name="note" />
    </FormDialog>
  )
}
