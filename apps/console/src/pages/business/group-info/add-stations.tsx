import { groupInfo } from '@ampdeck/api/config/group-info'
import type { StationGroup } from '@ampdeck/api/config/station-group'
import { stationGroupTexts } from '@ampdeck/api/config/station-group.texts'
import { texts } from '@ampdeck/api/texts'
import { Id } from '@ampdeck/api/wire'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { TransferField } from '@ampdeck/ui/transfer-list'
import { z } from 'zod'
import { useCallForm } from '../../../form/use-call-form.ts'
import { useStationChoices } from '../../../station-group/use-station-choices.ts'

const words = texts({
  title: ['Add stations', '添加场站'],
  done: ['{count} station added | {count} stations added', '已添加 {count} 个场站'],
})

const Chosen = z.object({ stationIds: z.array(Id).min(1, 'empty') })
const defaults = { stationIds: [] }

/** Chooses among the stations that are not in the group yet. */
export function AddStations({ group, onClose }: { group: StationGroup; onClose: () => void }) {
  const say = useSay()
  const options = useStationChoices()?.filter(({ value }) => !group.stationIds.includes(value))
  const form = useCallForm(groupInfo.addStations, Chosen, {
    texts: stationGroupTexts,
    defaults,
    input: ({ stationIds }) => ({ id: group.id, stationIds }),
    said: (done) => say(words.done, { count: done.count }),
    onClose,
  })

  return (
    <FormDrawer form={form} width="wide" title={say(words.title)}>
      <FormSection>{options && <TransferField of={form} name="stationIds" options={options} />}</FormSection>
    </FormDrawer>
  )
}
