import { StationDraft, type StationRow, station } from '@ampdeck/api/config/station'
import { stationTexts } from '@ampdeck/api/config/station.texts'
import { operationType, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import { DateField } from '@ampdeck/ui/date-input'
import { NumberField, SelectField, TextAreaField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { useRead } from '../../../data/use-read.ts'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'

const words = texts({
  add: ['Add station', '新增场站'],
  edit: ['Edit station', '编辑场站'],
  base: ['Basic information', '基础信息'],
  location: ['Location', '位置'],
  equipment: ['Equipment and price', '设备与计费'],
  sixDigits: ['Six digits, for example 440300', '六位数字，例如 440300'],
})

const defaults = { status: stationStatus.code.open, transformerW: 0, isPublic: 1 } as const

/** All that people fill in for a station; the sections follow the steps of screens.md S035. */
export function StationForm(props: RecordFormProps<StationRow>) {
  const say = useSay()
  const { language } = useLanguage()
  const form = useRecordForm(StationDraft, station, { ...props, texts: stationTexts, defaults })
  const { operatingUnits = [], costModels = [] } = useRead(station.choices, {}).data ?? {}

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)}>
      <FormSection title={say(words.base)}>
        <TextField of={form} name="code" />
        <TextField of={form} name="name" />
        <TextField of={form} name="nameEn" />
        <SelectField
          of={form}
          name="operatingUnitId"
          options={operatingUnits.map((unit) => ({
            value: unit.id,
            label: (language === 'en' && unit.nameEn) || unit.name,
          }))}
        />
        <SelectField of={form} name="operationType" options={operationType} />
        <SelectField of={form} name="status" options={stationStatus} />
      </FormSection>
      <FormSection title={say(words.location)}>
        <TextField of={form} name="cityCode" hint={say(words.sixDigits)} />
        <TextField of={form} name="servicePhone" type="tel" />
        <TextField of={form} name="address" wide />
        <NumberField of={form} name="lng" unit="°" />
        <NumberField of={form} name="lat" unit="°" />
      </FormSection>
      <FormSection title={say(words.equipment)}>
        <NumberField of={form} name="transformerW" unit="kW" scale={1_000} />
        <SelectField
          of={form}
          name="costModelId"
          options={costModels.map((model) => ({ value: model.id, label: `${model.code} v${model.version}` }))}
        />
        <DateField of={form} name="openTime" />
        <TextField of={form} name="businessHours" />
        <TextAreaField of={form} name="parkingFee" wide />
        <TextAreaField of={form} name="remark" wide />
      </FormSection>
    </FormDrawer>
  )
}
