import { type StationGroup, StationGroupDraft, stationGroup } from '@ampdeck/api/config/station-group'
import { stationGroupTexts } from '@ampdeck/api/config/station-group.texts'
import { texts } from '@ampdeck/api/texts'
import { ComboboxField } from '@ampdeck/ui/combobox'
import { TextAreaField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { TransferField } from '@ampdeck/ui/transfer-list'
import { useRead } from '../data/use-read.ts'
import type { RecordFormProps } from '../form/use-open-form.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { useStationChoices } from './use-station-choices.ts'

const words = texts({
  add: ['Add station group', '新增场站分组'],
  edit: ['Edit station group', '编辑场站分组'],
})

interface StationGroupFormProps extends RecordFormProps<StationGroup> {
  /** The stations that a new group begins with, where they were chosen elsewhere. */
  stationIds?: readonly number[]
}

/** All that people fill in for a station group (screens.md S040). */
export function StationGroupForm({ stationIds, ...props }: StationGroupFormProps) {
  const say = useSay()
  const form = useRecordForm(StationGroupDraft, stationGroup, {
    ...props,
    texts: stationGroupTexts,
    ...(stationIds && { defaults: { stationIds: [...stationIds] }, isKept: false }),
  })
  const options = useStationChoices()
  const { data: owners = [] } = useRead(stationGroup.owners, {})

  return (
    <FormDrawer form={form} width="wide" title={say(props.record ? words.edit : words.add)}>
      <FormSection>
        <TextField of={form} name="name" />
        <TextField of={form} name="nameEn" />
        <ComboboxField
          of={form}
          name="ownerUserId"
          options={owners.map(({ id, name, account }) => ({ value: id, label: name, detail: account }))}
        />
        {options && <TransferField of={form} name="stationIds" options={options} />}
        <TextAreaField of={form} name="remark" wide />
      </FormSection>
    </FormDrawer>
  )
}
