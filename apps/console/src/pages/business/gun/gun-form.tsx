import { costModel } from '@ampdeck/api/config/cost-model'
import { GunDraft, type GunRow, gun } from '@ampdeck/api/config/gun'
import { gunTexts } from '@ampdeck/api/config/gun.texts'
import { connector, letterOf } from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import { NumberField, SelectField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { useRead } from '../../../data/use-read.ts'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { MeterKeys } from './meter-keys.tsx'

const words = texts({
  edit: ['Edit gun {name}', '编辑充电枪 {name}'],
  ofStation: ['If empty, that of the pile or the station applies', '留空则使用电桩或场站的计费模型'],
})

/** What people change of a gun (screens.md S050). */
export function GunForm(props: RecordFormProps<GunRow>) {
  const say = useSay()
  const form = useRecordForm(
    GunDraft,
    { save: gun.update, update: gun.update },
    { ...props, texts: gunTexts },
  )
  const models = useRead(costModel.selectAll, {}).data ?? []
  const { pileCode = '', letter = 0 } = props.record ?? {}

  return (
    <FormDrawer form={form} title={say(words.edit, { name: `${pileCode}-${letterOf(letter)}` })}>
      <FormSection>
        <SelectField of={form} name="connector" options={connector} />
        <NumberField of={form} name="ratedW" unit="kW" scale={1_000} />
        <NumberField of={form} name="maxV" unit="V" />
        <NumberField of={form} name="maxA" unit="A" />
        <TextField of={form} name="parkingNo" />
        <SelectField
          of={form}
          name="costModelId"
          hint={say(words.ofStation)}
          options={models.map(({ id, code, version }) => ({ value: id, label: `${code} v${version}` }))}
        />
      </FormSection>
      {props.record && <MeterKeys gunId={props.record.id} />}
    </FormDrawer>
  )
}
