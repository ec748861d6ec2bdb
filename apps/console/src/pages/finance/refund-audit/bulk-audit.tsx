import { AUDIT_AT_ONCE, type RefundRow, refundRecord } from '@ampdeck/api/payment/refund-record'
import { refundTexts } from '@ampdeck/api/payment/refund-record.texts'
import { type Text, texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { Dialog } from '@ampdeck/ui/dialog'
import { SegmentField, TextAreaField } from '@ampdeck/ui/fields'
import { Gate } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { type ListState, selectedCount, selectionOfRows } from '@ampdeck/ui/list'
import { showMessage } from '@ampdeck/ui/toast'
import { useState } from 'react'
import { z } from 'zod'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { auditWords } from './refund-audit-list.tsx'

const words = texts({
  first: ['First audit of {count} refund | First audit of {count} refunds', '初审 {count} 笔退款'],
  second: ['Second audit of {count} refund | Second audit of {count} refunds', '复审 {count} 笔退款'],
  verdict: ['Decision', '审核结果'],
  pass: ['Approve', '通过'],
  refuse: ['Reject', '驳回'],
  tooMany: ['Select at most {count} rows', '最多选择 {count} 条'],
  done: ['{count} audited', '已审核 {count} 笔'],
  results: ['{done} audited, {refused} not audited', '已审核 {done} 笔，{refused} 笔未处理'],
  sameUser: ['You applied for it or audited it before', '您是申请人或已审核过'],
  notAllowed: ['Not waiting for this audit', '不在该审核阶段'],
  notFound: ['No such refund', '退款不存在'],
  reasonNeeded: ['A rejection needs a reason', '驳回须填写原因'],
})

const reasons: Partial<Record<string, Text>> = {
  'audit.sameUser': words.sameUser,
  'transition.notAllowed': words.notAllowed,
  'record.notFound': words.notFound,
}

const [PASS, REFUSE] = [1, 2]
const Verdict = z.object({ verdict: z.literal([PASS, REFUSE]), opinion: z.string().max(100).default('') })

/** One audit of many refunds: each row has its own result. */
export function BulkAudit({ list }: { list: ListState<RefundRow> }) {
  const say = useSay()
  const [step, setStep] = useState<'checkFirst' | 'checkSecond'>()
  const [results, setResults] = useState<Results>()
  const count = selectedCount(list.selection, list.total)
  const isTooMany = list.selection.kind === 'matching' || count > AUDIT_AT_ONCE
  const blockedReason = isTooMany ? say(words.tooMany, { count: AUDIT_AT_ONCE }) : undefined

  return (
    <>
      {(['checkFirst', 'checkSecond'] as const).map((one) => (
        <Gate key={one} of={refundRecord[`${one}Batch`]}>
          <Button look="plain" blockedReason={blockedReason} onClick={() => setStep(one)}>
            {say(auditWords[one])}
          </Button>
        </Gate>
      ))}
      {step && (
        <AuditMany step={step} list={list} onResults={setResults} onClose={() => setStep(undefined)} />
      )}
      {results && <ResultList {...results} onClose={() => setResults(undefined)} />}
    </>
  )
}

interface Results {
  done: number
  refused: { no: string; reason: string }[]
}

interface AuditManyProps {
  step: 'checkFirst' | 'checkSecond'
  list: ListState<RefundRow>
  onResults: (results: Results) => void
  onClose: () => void
}

function AuditMany({ step, list, onResults, onClose }: AuditManyProps) {
  const say = useSay()
  const { selection } = list
  const ids = selection.kind === 'rows' ? [...selection.ids].map(Number) : []
  const form = useCallForm(refundRecord[`${step}Batch`], Verdict, {
    texts: { ...refundTexts, verdict: words.verdict },
    defaults: { verdict: PASS },
    input: ({ verdict, opinion }) => ({ ids, pass: verdict === PASS, opinion: opinion || null }),
    onDone: (answer) => {
      onClose()
      if (!answer) return
      const noOf = new Map(list.rows.map(({ id, refundNo }) => [id, refundNo]))
      const refused = answer.refused.map(({ id, reason }) => ({ no: noOf.get(id) ?? String(id), reason }))
      list.select(selectionOfRows(answer.refused.map(({ id }) => id)))
      if (refused.length > 0) onResults({ done: answer.done.length, refused })
      else showMessage({ text: say(words.done, { count: answer.done.length }), tone: 'status' })
    },
  })
  const title = say(step === 'checkFirst' ? words.first : words.second, { count: ids.length })
  const verdicts = [
    { value: PASS, label: say(words.pass) },
    { value: REFUSE, label: say(words.refuse) },
  ]

  return (
    <FormDialog form={form} title={title} action={title} onClose={onClose}>
      <SegmentField of={form} name="verdict" options={verdicts} />
      <TextAreaField of={form} name="opinion" hint={say(words.reasonNeeded)} />
    </FormDialog>
  )
}

/** What could not be audited and why; these rows stay selected. */
function ResultList({ done, refused, onClose }: Results & { onClose: () => void }) {
  const say = useSay()

  return (
    <Dialog open title={say(words.results, { done, refused: refused.length })} onClose={onClose}>
      <ul>
        {refused.map(({ no, reason }) => (
          <li key={no}>
            <strong>{no}</strong> {say(reasons[reason] ?? words.notAllowed)}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
