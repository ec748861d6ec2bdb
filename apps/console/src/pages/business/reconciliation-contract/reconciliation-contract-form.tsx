import {
  type ReconciliationContract,
  ReconciliationContractDraft,
  reconciliationContract,
} from '@ampdeck/api/bill/reconciliation-contract'
import { reconciliationContractTexts } from '@ampdeck/api/bill/reconciliation-contract.texts'
import { texts } from '@ampdeck/api/texts'
import { DateField } from '@ampdeck/ui/date-input'
import { NumberField, SelectField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { RecordsField } from '@ampdeck/ui/record-picker'
import { PercentField } from '@ampdeck/ui/unit-fields'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { stationSource } from '../../../list/station-source.ts'
import { usePartyOptions } from './party-options.ts'

const words = texts({
  add: ['Add reconciliation contract', '新增对账合同'],
  edit: ['Edit reconciliation contract', '编辑对账合同'],
  shares: ['Share of the party', '合作方分成'],
  settleDay: ['Of the next month, 1 to 28', '次月 1 至 28 日'],
})

const defaults = { eBps: 0, sBps: 0, oBps: 0, settleDay: 10, stationIds: [] }

export function ReconciliationContractForm(props: RecordFormProps<ReconciliationContract>) {
  const say = useSay()
  const form = useRecordForm(ReconciliationContractDraft, reconciliationContract, {
    ...props,
    texts: reconciliationContractTexts,
    defaults,
  })
  const parties = usePartyOptions() ?? []

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)}>
      <FormSection>
        <TextField of={form} name="no" />
        <TextField of={form} name="name" />
        <SelectField
          of={form}
          name="partyId"
          options={parties.map(({ value, label }) => ({ value: Number(value), label }))}
        />
        <NumberField of={form} name="settleDay" hint={say(words.settleDay)} />
        <DateField of={form} name="fromDate" />
        <DateField of={form} name="toDate" />
        <RecordsField of={form} name="stationIds" source={stationSource} wide />
      </FormSection>
      <FormSection title={say(words.shares)}>
        <PercentField of={form} name="eBps" />
        <PercentField of={form} name="sBps" />
        <PercentField of={form} name="oBps" />
        <TextField of={form} name="remark" wide />
      </FormSection>
    </FormDrawer>
  )
}
