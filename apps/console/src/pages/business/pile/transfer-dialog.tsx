import { type PileRow, pile } from '@ampdeck/api/config/pile'
import { texts } from '@ampdeck/api/texts'
import { Id } from '@ampdeck/api/wire'
import { SelectField } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { type ListState, selectedCount } from '@ampdeck/ui/list'
import { z } from 'zod'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { applyBatch } from '../../../list/apply-batch.ts'
import { chosenOf } from '../../../list/chosen-of.ts'
import { useStationOptions } from '../../../list/station-options.ts'
import styles from './pile.module.css'

const words = texts({
  title: ['Transfer {count} pile | Transfer {count} piles', '迁移 {count} 台电桩'],
  what: [
    'Their guns move with them. Past orders, events and messages stay with the old station.',
    '充电枪随电桩一并迁移，已有订单、事件和报文仍归原场站。',
  ],
  stationId: ['To station', '目标场站'],
  done: [
    '{count} pile transferred, {refused} refused | {count} piles transferred, {refused} refused',
    '已迁移 {count} 台电桩，{refused} 台被拒绝',
  ],
})

const Target = z.object({ stationId: Id })

interface TransferDialogProps {
  list: ListState<PileRow>
  onClose: () => void
}

/** Asks for the station; what cannot be moved, because a charge is running, is counted and stays selected. */
export function TransferDialog({ list, onClose }: TransferDialogProps) {
  const say = useSay()
  const stations = useStationOptions() ?? []
  const title = say(words.title, { count: selectedCount(list.selection, list.total) })
  const form = useCallForm(pile.transfer, Target, {
    texts: words,
    input: ({ stationId }) => ({ ...chosenOf(list), stationId }),
    onDone: (answer) => applyBatch(answer, list, (counts) => say(words.done, counts)),
    onClose,
  })

  return (
    <FormDialog form={form} title={title} action={title} className={styles.choose} onClose={onClose}>
      <p>{say(words.what)}</p>
      <SelectField
        of={form}
        name="stationId"
        options={stations.map(({ value, label }) => ({ value: Number(value), label }))}
      />
    </FormDialog>
  )
}
