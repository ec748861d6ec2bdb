import { type StationRow, station } from '@ampdeck/api/config/station'
import { stationStatus } from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import type { ListState } from '@ampdeck/ui/list'
import { Menu } from '@ampdeck/ui/menu'
import { useAction } from '../../../data/use-action.ts'
import { applyBatch } from '../../../list/apply-batch.ts'
import { chosenOf } from '../../../list/chosen-of.ts'
import { bulkStatuses } from './station-list.ts'

const words = texts({
  set: ['Set status', '设置状态'],
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
    const answer = await batchStatus({ ...chosenOf(list), status })
    applyBatch(answer, list, (counts) => say(words.done, counts))
  }

  return (
    <Menu
      trigger={<Button look="plain">{say(words.set)}</Button>}
      items={bulkStatuses.map((code) => ({ id: String(code), label: stationStatus.label(code, language) }))}
      onChoose={(code) => void apply(code)}
    />
  )
}
