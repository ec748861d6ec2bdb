import { type CostModel, CostModelDraft, costModel } from '@ampdeck/api/config/cost-model'
import { costModelTexts } from '@ampdeck/api/config/cost-model.texts'
import { costModelScope, costModelState, serviceMode } from '@ampdeck/api/enumerations/tariff'
import { serverNow } from '@ampdeck/api/server-clock'
import { texts } from '@ampdeck/api/texts'
import { formatTimestamp, MINUTE } from '@ampdeck/api/time'
import { DateTimeField } from '@ampdeck/ui/date-input'
import { SelectField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { TariffField } from '@ampdeck/ui/tariff-editor'
import { DurationField, MoneyField, PriceField } from '@ampdeck/ui/unit-fields'
import { useState } from 'react'
import { useRead } from '../../../data/use-read.ts'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { versionName } from './version-name.ts'

const words = texts({
  add: ['Add billing model', '新增计费模型'],
  edit: ['Edit billing model', '编辑计费模型'],
  newVersion: [
    'Version {no} is in force and cannot be changed. Saving creates a draft of version {next}.',
    '版本 {no} 已生效且不可修改，保存后将生成版本 {next} 的草稿。',
  ],
  base: ['Basic information', '基础信息'],
  price: ['Service fee', '服务费'],
  feedIn: ['Energy out of the car', '车辆放电'],
  feedInNote: [
    'Without a price, energy that a car gives back is recorded and not paid.',
    '未填写电价时，车辆回馈的电量仅记录，不支付。',
  ],
  tariff: ['Tariff', '费率'],
})

/** Somebody who writes a tariff wants some minutes for it. */
const AHEAD = 30 * MINUTE

export function CostModelForm(props: RecordFormProps<CostModel>) {
  const say = useSay()
  const { record } = props
  const [defaults] = useState(() => ({
    scope: costModelScope.code.general,
    serviceMode: serviceMode.code.byPeriod,
    effectiveTime: soon(),
    periods: [],
  }))
  const form = useRecordForm(CostModelDraft, costModel, {
    ...props,
    // A new version cannot begin when the one before began.
    record: record && isNewVersion(record) ? { ...record, effectiveTime: soon() } : record,
    texts: costModelTexts,
    defaults,
  })
  const mode = form.methods.watch('serviceMode')
  const { data: versions = [] } = useRead(
    costModel.versions,
    { id: record?.id ?? 0 },
    { enabled: record !== undefined },
  )

  return (
    <FormDrawer form={form} title={say(record ? words.edit : words.add)} width="wide">
      {record && isNewVersion(record) && (
        <p>{say(words.newVersion, { no: record.newestVersion, next: record.newestVersion + 1 })}</p>
      )}
      <FormSection title={say(words.base)}>
        <TextField of={form} name="code" />
        <TextField of={form} name="name" />
        <SelectField of={form} name="scope" options={costModelScope} />
        <DateTimeField of={form} name="effectiveTime" />
      </FormSection>
      <FormSection title={say(words.price)}>
        <SelectField of={form} name="serviceMode" options={serviceMode} />
        {mode === serviceMode.code.onePrice && <PriceField of={form} name="servicePrice4" />}
        {mode === serviceMode.code.byTime && (
          <>
            <DurationField of={form} name="unitMinutes" />
            <MoneyField of={form} name="unitFen" />
          </>
        )}
        {mode === serviceMode.code.perCharge && <MoneyField of={form} name="chargeFen" />}
      </FormSection>
      <FormSection title={say(words.feedIn)}>
        <PriceField of={form} name="feedInPrice4" />
        <p>{say(words.feedInNote)}</p>
      </FormSection>
      <FormSection title={say(words.tariff)}>
        <TariffField
          of={form}
          name="periods"
          versions={versions.map((version) => ({
            label: versionName(record?.code ?? '', version.no),
            periods: version.periods,
          }))}
        />
      </FormSection>
    </FormDrawer>
  )
}

const isNewVersion = ({ newestState }: CostModel) => newestState !== costModelState.code.draft

/** The next full minute after a while, on the wire's clock. */
function soon(): string {
  return formatTimestamp(Math.ceil((serverNow() + AHEAD) / MINUTE) * MINUTE)
}
