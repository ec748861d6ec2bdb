import {
  type ShareConfiguration,
  ShareDraft,
  shareConfiguration,
  shareFields,
  shareKind,
} from '@ampdeck/api/system/share-configuration'
import { shareConfigurationTexts } from '@ampdeck/api/system/share-configuration.texts'
import { texts } from '@ampdeck/api/texts'
import { DateTimeField } from '@ampdeck/ui/date-input'
import { CheckboxGroupField, SegmentField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { RecordsField } from '@ampdeck/ui/record-picker'
import { useWatch } from 'react-hook-form'
import { useRead } from '../../../data/use-read.ts'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { stationSource } from '../../../list/station-source.ts'
import { memberSource } from '../../../member/member-source.ts'
import { SharedTable } from './shared-table.tsx'

const words = texts({
  add: ['Add share rule', '新增共享规则'],
  edit: ['Edit share rule', '编辑共享规则'],
  seller: ['The number of the other seller', '对方商户编号'],
  preview: ['As the other side sees it', '对方看到的内容'],
})

const defaults = { objectKind: shareKind.code.station, objectIds: [], fields: [] }

export function ShareConfigurationForm(props: RecordFormProps<ShareConfiguration>) {
  const say = useSay()
  const form = useRecordForm(ShareDraft, shareConfiguration, {
    ...props,
    texts: shareConfigurationTexts,
    defaults,
  })
  const [kind, objectIds, fields] = useWatch({
    control: form.methods.control,
    name: ['objectKind', 'objectIds', 'fields'],
  })
  const offered = Object.entries(shareFields[kind] ?? {}).map(([value, label]) => ({
    value,
    label: say(label),
  }))
  const known = fields.filter((field) => offered.some(({ value }) => value === field))
  const preview = useRead(
    shareConfiguration.preview,
    { objectKind: kind, objectIds, fields: known },
    { enabled: objectIds.length > 0, keepsLast: true },
  )

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)} width="wide">
      <FormSection>
        <TextField of={form} name="name" />
        <TextField of={form} name="sellerNumber" hint={say(words.seller)} />
        <SegmentField of={form} name="objectKind" options={shareKind} />
        <RecordsField
          key={kind}
          of={form}
          name="objectIds"
          source={kind === shareKind.code.member ? memberSource : stationSource}
          wide
        />
        <CheckboxGroupField of={form} name="fields" options={offered} wide />
        <DateTimeField of={form} name="validFrom" />
        <DateTimeField of={form} name="validTo" />
      </FormSection>
      {objectIds.length > 0 && preview.data && (
        <FormSection title={say(words.preview)}>
          <SharedTable of={preview.data} />
        </FormSection>
      )}
    </FormDrawer>
  )
}
