import { StationDraft, type StationRow, station } from '@ampdeck/api/config/station'
import { stationTexts } from '@ampdeck/api/config/station.texts'
import { TextAreaField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, useDraft } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { client } from './session.ts'

// The rules are those of the call: the server checks with the same schema.
const Draft = StationDraft.pick({ name: true, servicePhone: true, remark: true })

export function StationForm({ record, onDone }: { record: StationRow; onDone: () => void }) {
  const say = useSay()
  const form = useDraft(Draft, {
    texts: stationTexts,
    record,
    submit: (values, idempotencyKey) => client(station.update, { ...record, ...values }, { idempotencyKey }),
    onDone,
  })

  return (
    <FormDrawer form={form} title={say(['Edit station', '编辑场站'])}>
      <TextField of={form} name="name" />
      <TextField of={form} name="servicePhone" type="tel" />
      <TextAreaField of={form} name="remark" />
    </FormDrawer>
  )
}
