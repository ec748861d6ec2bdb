import { type TemporaryPile, temporaryPile } from '@ampdeck/api/config/temporary-station'
import { texts } from '@ampdeck/api/texts'
import { Id } from '@ampdeck/api/wire'
import { useSay } from '@ampdeck/ui/language'
import { type ListState, selectedCount } from '@ampdeck/ui/list'
import { RecordField } from '@ampdeck/ui/record-picker'
import { z } from 'zod'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { applyBatch } from '../../../list/apply-batch.ts'
import { chosenOf } from '../../../list/chosen-of.ts'
import { stationSource } from '../../../list/station-source.ts'

const words = texts({
  title: ['Move {count} pile | Move {count} piles', '移动 {count} 台电桩'],
  what: [
    'Their guns move with them. At a regular station they are no longer temporary.',
    '充电枪随电桩一并移动；移至正式场站后不再是临时电桩。',
  ],
  stationId: ['To station', '目标场站'],
  done: [
    '{count} pile moved, {refused} refused | {count} piles moved, {refused} refused',
    '已移动 {count} 台电桩，{refused} 台被拒绝',
  ],
})

const Target = z.object({ stationId: Id })

interface MoveDialogProps {
  list: ListState<TemporaryPile>
  /** Where they are. */
  stationId: number
  onClose: () => void
}

/** Asks for the station; what cannot be moved is counted and stays selected. */
export function MoveDialog({ list, stationId: here, onClose }: MoveDialogProps) {
  const say = useSay()
  const title = say(words.title, { count: selectedCount(list.selection, list.total) })
  const form = useCallForm(temporaryPile.move, Target, {
    texts: words,
    input: ({ stationId }) => {
      const chosen = chosenOf(list)
      const only = 'matching' in chosen ? { ...chosen, matching: { stationId: [here] } } : chosen
      return { ...only, stationId }
    },
    onDone: (answer) => applyBatch(answer, list, (counts) => say(words.done, counts)),
    onClose,
  })

  return (
    <FormDialog form={form} title={title} action={title} onClose={onClose}>
      <p>{say(words.what)}</p>
      <RecordField of={form} name="stationId" source={stationSource} />
    </FormDialog>
  )
}
