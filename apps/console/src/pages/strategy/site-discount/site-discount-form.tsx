import { ALL_DAY } from '@ampdeck/api/config/rule-fields'
import { type SiteDiscount, SiteDiscountDraft, siteDiscount } from '@ampdeck/api/config/site-discount'
import { siteDiscountTexts } from '@ampdeck/api/config/site-discount.texts'
import { memberType } from '@ampdeck/api/enumerations/member'
import { discountBearer, discountFee, weekday } from '@ampdeck/api/enumerations/tariff'
import { texts } from '@ampdeck/api/texts'
import { DateField } from '@ampdeck/ui/date-input'
import { CheckboxGroupField, SegmentField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { RecordsField } from '@ampdeck/ui/record-picker'
import { PercentField } from '@ampdeck/ui/unit-fields'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { stationSource } from '../../../list/station-source.ts'
import { WindowField } from '../../../rule/window-field.tsx'

const words = texts({
  add: ['Add site discount', '新增场站折扣'],
  edit: ['Edit site discount', '编辑场站折扣'],
  whatOff: ['Discount', '优惠内容'],
  when: ['When', '生效时间'],
  everyDay: ['None: every day', '不选表示每天'],
  everybody: ['None: all members', '不选表示全部会员'],
  byStart: [
    'Decided by the start of the charge. Of several discounts the largest one applies; exclusive prices get none.',
    '按充电开始时间判断。多个折扣同时生效时取优惠最多的一个，专属价不叠加折扣。',
  ],
})

const defaults = {
  stationIds: [],
  fee: discountFee.code.service,
  bearer: discountBearer.code.seller,
  weekdays: [],
  memberTypes: [],
  timeWindow: ALL_DAY,
}

/** All that people fill in for a site discount (screens.md S189). */
export function SiteDiscountForm(props: RecordFormProps<SiteDiscount>) {
  const say = useSay()
  const form = useRecordForm(SiteDiscountDraft, siteDiscount, {
    ...props,
    texts: siteDiscountTexts,
    defaults,
  })

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)}>
      <FormSection>
        <TextField of={form} name="name" wide />
        <RecordsField of={form} name="stationIds" source={stationSource} wide />
      </FormSection>
      <FormSection title={say(words.whatOff)}>
        <PercentField of={form} name="bpsOff" />
        <SegmentField of={form} name="fee" options={discountFee} />
        <SegmentField of={form} name="bearer" options={discountBearer} />
        <CheckboxGroupField
          of={form}
          name="memberTypes"
          options={memberType}
          hint={say(words.everybody)}
          wide
        />
      </FormSection>
      <FormSection title={say(words.when)}>
        <DateField of={form} name="validFrom" />
        <DateField of={form} name="validTo" />
        <CheckboxGroupField of={form} name="weekdays" options={weekday} hint={say(words.everyDay)} wide />
        <WindowField of={form} name="timeWindow" hint={say(words.byStart)} wide />
      </FormSection>
    </FormDrawer>
  )
}
