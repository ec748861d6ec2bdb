import { station } from '@ampdeck/api/config/station'
import { type StationGroup, StationGroupDraft, stationGroup } from '@ampdeck/api/config/station-group'
import { stationGroupTexts } from '@ampdeck/api/config/station-group.texts'
import { texts } from '@ampdeck/api/texts'
import { ComboboxField } from '@ampdeck/ui/combobox'
import { TextAreaField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { TransferField } from '@ampdeck/ui/transfer-list'
import { useMemo } from 'react'
import { useRead } from '../data/use-read.ts'
import type { RecordFormProps } from '../form/use-open-form.tsx'
import { useRecordForm } from '../form/use-record-form.ts'

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
  const { language } = useLanguage()
  const form = useRecordForm(StationGroupDraft, stationGroup, {
    ...props,
    texts: stationGroupTexts,
    ...(stationIds && { defaults: { stationIds: [...stationIds] }, isKept: false }),
  })
  const { data: stations } = useRead(station.selectAll, {})
  const { data: owners = [] } = useRead(stationGroup.owners, {})
  const options = useMemo(
    () =>
      (stations ?? []).map(({ id, code, name, nameEn }) => ({
        value: id,
        label: (language === 'en' && nameEn) || name,
        detail: code,
      })),
    [stations, language],
  )

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
        {/* Without its options it would take every station for one that may not be seen. */}
        {stations && <TransferField of={form} name="stationIds" options={options} />}
        <TextAreaField of={form} name="remark" wide />
      </FormSection>
    </FormDrawer>
  )
}
