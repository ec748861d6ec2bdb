import { cityTree } from '@ampdeck/api/config/city'
import { station } from '@ampdeck/api/config/station'
import {
  TemporaryDraft,
  type TemporaryStation,
  temporaryStation,
} from '@ampdeck/api/config/temporary-station'
import { temporaryStationTexts } from '@ampdeck/api/config/temporary-station.texts'
import { operationType } from '@ampdeck/api/enumerations/equipment'
import { localName, texts } from '@ampdeck/api/texts'
import { SelectField, TextAreaField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { TreeField } from '@ampdeck/ui/tree-select'
import { useRead } from '../../../data/use-read.ts'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'

const words = texts({
  add: ['Add temporary station', '新增临时场站'],
  edit: ['Edit temporary station', '编辑临时场站'],
})

const defaults = { operationType: operationType.code.self }

/** What is known of a station at the beginning. */
export function TemporaryForm(props: RecordFormProps<TemporaryStation>) {
  const say = useSay()
  const { language } = useLanguage()
  const { operatingUnits = [] } = useRead(station.choices, {}).data ?? {}
  const form = useRecordForm(
    TemporaryDraft,
    { save: temporaryStation.temporarySave, update: temporaryStation.temporaryUpdate },
    { ...props, texts: temporaryStationTexts, defaults },
  )

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)}>
      <FormSection>
        <TextField of={form} name="code" />
        <TextField of={form} name="name" />
        <TextField of={form} name="nameEn" />
        <SelectField
          of={form}
          name="operatingUnitId"
          options={operatingUnits.map((unit) => ({ value: unit.id, label: localName(unit, language) }))}
        />
        <SelectField of={form} name="operationType" options={operationType} />
        <TreeField of={form} name="cityCode" nodes={cityTree(language)} leavesOnly />
        <TextField of={form} name="address" />
        <TextAreaField of={form} name="remark" wide />
      </FormSection>
    </FormDrawer>
  )
}
