import type { StationRow } from '@ampdeck/api/config/station'
import { station } from '@ampdeck/api/config/station'
import { stationTexts } from '@ampdeck/api/config/station.texts'
import { StationSetUp } from '@ampdeck/api/config/station-set-up'
import { stationStatus } from '@ampdeck/api/enumerations/equipment'
import { DateField } from '@ampdeck/ui/date-input'
import { SelectField, TextAreaField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { LocationFields, PriceFields, ProfileFields, SupplyFields } from '../../../station/station-fields.tsx'
import { stepTexts } from './station.texts.ts'
import { StationWizard } from './station-wizard.tsx'

/** A new station is set up step by step; of one that is there the same steps are sections (screens.md S035). */
export function StationForm(props: RecordFormProps<StationRow>) {
  return props.record ? <EditForm {...props} /> : <StationWizard {...props} />
}

function EditForm(props: RecordFormProps<StationRow>) {
  const say = useSay()
  const form = useRecordForm<StationSetUp, StationRow>(StationSetUp, station, {
    ...props,
    texts: stationTexts,
  })

  return (
    <FormDrawer form={form} title={say(stepTexts.edit)}>
      <FormSection title={say(stepTexts.base)}>
        <ProfileFields of={form} />
      </FormSection>
      <FormSection title={say(stepTexts.location)}>
        <LocationFields of={form} />
      </FormSection>
      <FormSection title={say(stepTexts.equipment)}>
        <SupplyFields of={form} />
      </FormSection>
      <FormSection title={say(stepTexts.price)}>
        <PriceFields of={form} />
      </FormSection>
      <FormSection title={say(stepTexts.publish)}>
        <SelectField of={form} name="status" options={stationStatus} />
        <DateField of={form} name="openTime" />
        <TextAreaField of={form} name="remark" wide />
      </FormSection>
    </FormDrawer>
  )
}
