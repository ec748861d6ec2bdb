import { type OccupyRule, occupyRule } from '@ampdeck/api/config/occupy-rule'
import { occupyRuleTexts } from '@ampdeck/api/config/occupy-rule.texts'
import { texts } from '@ampdeck/api/texts'
import { Id } from '@ampdeck/api/wire'
import { useSay } from '@ampdeck/ui/language'
import { TransferField } from '@ampdeck/ui/transfer-list'
import { z } from 'zod'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { useStationChoices } from '../../../station-group/use-station-choices.ts'

const words = texts({
  title: ['Stations of {name}', '绑定场站：{name}'],
  effect: [
    'Applies to charges that start from now on. A station has one rule: this one replaces its present rule. Stations removed here have none.',
    '仅对此后开始的充电生效。每个场站只能有一条规则，绑定后替换原规则；移出的场站不再收取占位费。',
  ],
  bind: ['Bind', '绑定'],
  done: ['{name} applies to {count} stations', '{name}已用于 {count} 个场站'],
})

const Stations = z.object({ stationIds: z.array(Id) })

/** At which stations an occupy rule holds. */
export function BindStations({ rule, onClose }: { rule: OccupyRule; onClose: () => void }) {
  const say = useSay()
  const stations = useStationChoices()
  const { id, name } = rule
  const form = useCallForm(occupyRule.bind, Stations, {
    texts: occupyRuleTexts,
    record: { stationIds: rule.stationIds },
    input: ({ stationIds }) => ({ id, stationIds }),
    said: (saved) => say(words.done, { name, count: saved.stationIds.length }),
    onClose,
  })

  return (
    <FormDialog
      form={form}
      width="wide"
      title={say(words.title, { name })}
      action={say(words.bind)}
      onClose={onClose}
      lead={<p>{say(words.effect)}</p>}
    >
      {stations && <TransferField of={form} name="stationIds" options={stations} />}
    </FormDialog>
  )
}
