import { alarmWorkOrder, DISPATCH_AT_ONCE } from '@ampdeck/api/operation/alarm-work-order'
import type { WorkOrderRow } from '@ampdeck/api/operation/work-order'
import { workOrderTexts as fields } from '@ampdeck/api/operation/work-order.texts'
import { Button } from '@ampdeck/ui/button'
import { SelectField, TextAreaField } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { type ListState, selectedCount } from '@ampdeck/ui/list'
import { useState } from 'react'
import { DispatchDraft } from '../../../alarm/dispatch-draft.ts'
import { useAlarmRefresh } from '../../../alarm/use-alarm-action.ts'
import { useRepairUsers } from '../../../alarm/use-repair-users.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { applyBatch } from '../../../list/apply-batch.ts'
import styles from '../../../work-order/work-order.module.css'
import { orderWords as words } from '../../../work-order/work-order.texts.ts'

/** Dispatches the selected work orders; what cannot be dispatched is counted, and stays selected. */
export function BulkDispatch({ list }: { list: ListState<WorkOrderRow> }) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const count = selectedCount(list.selection, list.total)
  const isTooMany = list.selection.kind === 'matching' || count > DISPATCH_AT_ONCE

  return (
    <>
      <Button
        look="plain"
        blockedReason={isTooMany ? say(words.tooMany, { count: DISPATCH_AT_ONCE }) : undefined}
        onClick={() => setOpen(true)}
      >
        {say(words.dispatch)}
      </Button>
      {isOpen && <DispatchMany list={list} onClose={() => setOpen(false)} />}
    </>
  )
}

function DispatchMany({ list, onClose }: { list: ListState<WorkOrderRow>; onClose: () => void }) {
  const say = useSay()
  const { options } = useRepairUsers()
  const { selection } = list
  const ids = selection.kind === 'rows' ? [...selection.ids].map(Number) : []
  const form = useCallForm(alarmWorkOrder.batchDispatch, DispatchDraft, {
    texts: fields,
    input: (values) => ({ ...values, ids }),
    refresh: useAlarmRefresh(),
    onDone: (answer) => applyBatch(answer, list, (counts) => say(words.dispatchedMany, counts)),
    onClose,
  })
  const title = say(words.dispatchMany, { count: ids.length })

  return (
    <FormDialog form={form} title={title} action={title} className={styles.form} onClose={onClose}>
      <SelectField of={form} name="repairUser" options={options} hint={say(words.anybody)} />
      <TextAreaField of={form} name="note" />
    </FormDialog>
  )
}
