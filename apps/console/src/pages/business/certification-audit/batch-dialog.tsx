import { type Certification, vehicleCertification } from '@ampdeck/api/member/certification'
import { certificationTexts } from '@ampdeck/api/member/certification.texts'
import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { type ListState, selectedCount } from '@ampdeck/ui/list'
import { DecisionDialog } from '../../../form/decision-dialog.tsx'
import { applyBatch } from '../../../list/apply-batch.ts'
import { chosenOf } from '../../../list/chosen-of.ts'

const words = texts({
  title: ['Audit {count} certification | Audit {count} certifications', '审核 {count} 条认证'],
  done: ['{count} audited, {refused} refused', '已审核 {count} 条，{refused} 条被拒绝'],
})

/** One decision for all that are selected; what was decided before is counted and stays selected. */
export function BatchDialog({ list, onClose }: { list: ListState<Certification>; onClose: () => void }) {
  const say = useSay()

  return (
    <DecisionDialog
      call={vehicleCertification.batchAudit}
      title={say(words.title, { count: selectedCount(list.selection, list.total) })}
      note={certificationTexts.note}
      input={(decision) => ({ ...chosenOf(list), ...decision })}
      onDone={(answer) => applyBatch(answer, list, (counts) => say(words.done, counts))}
      onClose={onClose}
    />
  )
}
