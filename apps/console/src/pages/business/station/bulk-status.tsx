import { type StationRow, station } from '@ampdeck/api/config/station'
import { stationStatus } from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { isSelected, type ListState } from '@ampdeck/ui/list'
import { Menu } from '@ampdeck/ui/menu'
import { showMessage } from '@ampdeck/ui/toast'
import { useAction } from '../../../data/use-action.ts'
import { applyBatch } from '../../../list/apply-batch.ts'
import { chosenOf } from '../../../list/chosen-of.ts'
import { bulkStatuses } from './station-list.ts'

const words = texts({
  set: ['Set status', '设置状态'],
  undo: ['Undo', '撤销'],
  restored: [
    'Status of {count} station restored | Status of {count} stations restored',
    '已恢复 {count} 个场站的状态',
  ],
  done: [
    '{count} station changed, {refused} refused | {count} stations changed, {refused} refused',
    '已更改 {count} 个场站，{refused} 个被拒绝',
  ],
})

/** Puts the selected stations into one status; what cannot be done is counted, and stays selected. */
export function BulkStatus({ list }: { list: ListState<StationRow> }) {
  const say = useSay()
  const { language } = useLanguage()
  const batchStatus = useAction(station.batchStatus)

  const apply = async (code: string) => {
    const status = bulkStatuses.find((of) => String(of) === code)
    if (status === undefined) return
    const before = statusesBefore(list)
    const answer = await batchStatus({ ...chosenOf(list), status })
    const label = say(words.undo)
    const undo = answer && { label, onChoose: () => void restore(before, answer.done) }
    applyBatch(answer, list, (counts) => say(words.done, counts), before && undo)
  }

  /** Each station gets the status back that it had. */
  const restore = async (before: Statuses | undefined, done: readonly number[]) => {
    const groups = Map.groupBy(done, (id) => before?.get(id))
    let count = 0
    for (const [status, ids] of groups) {
      const answer = status !== undefined && (await batchStatus({ ids, status }))
      if (answer) count += answer.done.length
    }
    if (count > 0) showMessage({ text: say(words.restored, { count }), tone: 'status' })
  }

  return (
    <Menu
      trigger={<Button look="plain">{say(words.set)}</Button>}
      items={bulkStatuses.map((code) => ({ id: String(code), label: stationStatus.label(code, language) }))}
      onChoose={(code) => void apply(code)}
    />
  )
}

type Statuses = ReadonlyMap<number, StationRow['status']>

/** What the selected stations are now; nothing where some of them are not at hand, and there is no way back. */
function statusesBefore({ rows, selection }: ListState<StationRow>): Statuses | undefined {
  if (selection.kind !== 'rows') return undefined
  const chosen = rows.filter(({ id }) => isSelected(selection, id))
  const canReturn = chosen.every(({ status }) => (bulkStatuses as readonly number[]).includes(status))
  if (chosen.length !== selection.ids.size || !canReturn) return undefined
  return new Map(chosen.map(({ id, status }) => [id, status]))
}
