import { type StationConfig, stationConfig } from '@ampdeck/api/config/station-config'
import { stationConfigTexts } from '@ampdeck/api/config/station-config.texts'
import { StationSetUp } from '@ampdeck/api/config/station-set-up'
import { stationFacility } from '@ampdeck/api/enumerations/station-facility'
import { DateField } from '@ampdeck/ui/date-input'
import {
  CheckboxGroupField,
  NumberField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
} from '@ampdeck/ui/fields'
import { type Draft, FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { useWatch } from 'react-hook-form'
import { useRead } from '../../../data/use-read.ts'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import {
  BaseFields,
  LocationFields,
  ModelField,
  ParkingFeeField,
  PicturesField,
  SupplyFields,
} from '../../../station/station-fields.tsx'
import { ChangeList } from './change-list.tsx'
import { type ConfigPart, configTexts as words } from './config-parts.ts'
import { useConfigWords } from './use-config-words.ts'
import { WeekField } from './week-field.tsx'

interface ConfigFormProps extends Omit<RecordFormProps<StationConfig>, 'record'> {
  record: StationConfig
  part: ConfigPart
}

/** The fields of one part, and below them what they change. */
export function ConfigForm({ part, record, ...props }: ConfigFormProps) {
  const say = useSay()
  const form = useRecordForm<StationSetUp, StationConfig>(
    StationSetUp,
    { save: stationConfig.update, update: stationConfig.update },
    { ...props, record, texts: stationConfigTexts, isKept: false },
  )

  return (
    <FormDrawer form={form} title={say(words.editPart, { part: say(part.label) })}>
      <FormSection>
        <PartFields part={part.id} of={form} />
      </FormSection>
      <FormSection title={say(words.changes)}>
        <Changes of={form} record={record} />
      </FormSection>
    </FormDrawer>
  )
}

function Changes({ of, record }: { of: Draft<StationSetUp>; record: StationConfig }) {
  const say = useSay()
  const { changesOf } = useConfigWords(record)
  const values = useWatch({ control: of.methods.control })
  const changes = changesOf({ ...record }, { ...values })

  return (
    <div aria-live="polite">{changes.length === 0 ? say(words.noChange) : <ChangeList of={changes} />}</div>
  )
}

function PartFields({ part, of }: { part: ConfigPart['id']; of: Draft<StationSetUp> }) {
  switch (part) {
    case 'base':
      return (
        <>
          <BaseFields of={of} />
          <DateField of={of} name="openTime" />
          <LocationFields of={of} />
          <TextAreaField of={of} name="remark" wide />
        </>
      )
    case 'facilities':
      return (
        <>
          <CheckboxGroupField of={of} name="facilities" options={stationFacility} wide />
          <PicturesField of={of} />
        </>
      )
    case 'hours':
      return <WeekField of={of} />
    case 'parking':
      return (
        <>
          <NumberField of={of} name="parkingSpaces" digits={{ whole: 6, decimals: 0 }} />
          <ParkingFeeField of={of} />
        </>
      )
    case 'occupy':
      return <OccupyField of={of} />
    case 'price':
      return <ModelField of={of} />
    case 'power':
      return (
        <>
          <SupplyFields of={of} />
          <NumberField of={of} name="maxDemandW" unit="kW" scale={1_000} />
        </>
      )
    case 'display':
      return (
        <>
          <SwitchField of={of} name="isPublic" />
          <TextField of={of} name="appNotice" wide />
        </>
      )
  }
}

function OccupyField({ of }: { of: Draft<StationSetUp> }) {
  const { occupyRules = [] } = useRead(stationConfig.choices, {}).data ?? {}
  return (
    <SelectField
      of={of}
      name="occupyRuleId"
      wide
      options={occupyRules.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
