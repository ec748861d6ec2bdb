import { type ChargeStrategy, ChargeStrategyDraft, chargeStrategy } from '@ampdeck/api/config/charge-strategy'
import { chargeStrategyTexts } from '@ampdeck/api/config/charge-strategy.texts'
import { localName, texts } from '@ampdeck/api/texts'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { RecordsField } from '@ampdeck/ui/record-picker'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { stationSource } from '../../../list/station-source.ts'

const words = texts({
  title: ['Stations of {name}', '{name} 的场站'],
  bind: ['Bind stations', '绑定场站'],
  bound: ['{name} now applies to {count} stations', '{name} 现适用于 {count} 个场站'],
})

const Stations = ChargeStrategyDraft.pick({ stationIds: true })

/** Asks for the stations for which a strategy holds. */
export function BindDialog({ row, onClose }: { row: ChargeStrategy; onClose: () => void }) {
  const say = useSay()
  const name = localName(row, useLanguage().language)
  const { id, version } = row
  const form = useCallForm(chargeStrategy.bind, Stations, {
    texts: chargeStrategyTexts,
    record: { stationIds: row.stationIds ?? [] },
    input: ({ stationIds = [] }) => ({ id, version, stationIds }),
    said: (saved) => say(words.bound, { name, count: saved.stationIds?.length ?? 0 }),
    onClose,
  })

  return (
    <FormDialog form={form} title={say(words.title, { name })} action={say(words.bind)} onClose={onClose}>
      <RecordsField of={form} name="stationIds" source={stationSource} wide />
    </FormDialog>
  )
}
