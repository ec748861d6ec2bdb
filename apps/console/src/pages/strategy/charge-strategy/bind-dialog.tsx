import { type ChargeStrategy, ChargeStrategyDraft, chargeStrategy } from '@ampdeck/api/config/charge-strategy'
import { chargeStrategyTexts } from '@ampdeck/api/config/charge-strategy.texts'
import { localName, texts } from '@ampdeck/api/texts'
import { useDraft } from '@ampdeck/ui/form'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { RecordsField } from '@ampdeck/ui/record-picker'
import { showMessage } from '@ampdeck/ui/toast'
import { useCall } from '../../../data/use-call.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
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
  const bind = useCall(chargeStrategy.bind)
  const { id, version } = row
  const form = useDraft(Stations, {
    texts: chargeStrategyTexts,
    record: { stationIds: row.stationIds ?? [] },
    submit: ({ stationIds = [] }, idempotencyKey) => bind({ id, version, stationIds }, { idempotencyKey }),
    onDone: (saved) => {
      if (saved)
        showMessage({
          text: say(words.bound, { name, count: saved.stationIds?.length ?? 0 }),
          tone: 'status',
        })
      onClose()
    },
  })

  return (
    <FormDialog form={form} title={say(words.title, { name })} action={say(words.bind)} onClose={onClose}>
      <RecordsField of={form} name="stationIds" source={stationSource} wide />
    </FormDialog>
  )
}
