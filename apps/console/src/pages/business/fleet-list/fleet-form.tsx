import { fleetKind, fleetPayMode } from '@ampdeck/api/enumerations/member'
import { type Group, GroupDraft, group } from '@ampdeck/api/member/group'
import { groupTexts } from '@ampdeck/api/member/group.texts'
import { texts } from '@ampdeck/api/texts'
import { SegmentField, SelectField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { RecordsField } from '@ampdeck/ui/record-picker'
import { MoneyField } from '@ampdeck/ui/unit-fields'
import { useWatch } from 'react-hook-form'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { stationSource } from '../../../list/station-source.ts'

const words = texts({
  add: ['Add fleet', '新增车队'],
  edit: ['Edit fleet', '编辑车队'],
  anywhere: ['Empty: all stations', '留空表示全部场站'],
  ofCredit: ['Only for fleets on monthly credit', '仅适用于月结授信'],
})

const { fleet: PAYS, monthlyCredit: CREDIT } = fleetPayMode.code
const defaults = { payMode: PAYS, creditLimitFen: 0, stationIds: [] }

export function FleetForm(props: RecordFormProps<Group>) {
  const say = useSay()
  const form = useRecordForm(GroupDraft, group, { ...props, texts: groupTexts, defaults })
  const payMode = useWatch({ control: form.methods.control, name: 'payMode' })

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)}>
      <FormSection>
        <TextField of={form} name="name" />
        <SelectField of={form} name="kind" options={fleetKind} />
        <TextField of={form} name="contact" />
        <TextField of={form} name="phone" type="tel" />
        <SegmentField of={form} name="payMode" options={fleetPayMode} wide />
        <MoneyField
          of={form}
          name="creditLimitFen"
          digits={9}
          disabled={payMode !== CREDIT}
          hint={say(words.ofCredit)}
        />
        <RecordsField of={form} name="stationIds" source={stationSource} hint={say(words.anywhere)} />
      </FormSection>
    </FormDrawer>
  )
}
