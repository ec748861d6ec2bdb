import {
  type StrategyForGun,
  StrategyForGunDraft,
  strategyForGun,
} from '@ampdeck/api/config/strategy-for-gun'
import { strategyForGunTexts } from '@ampdeck/api/config/strategy-for-gun.texts'
import { texts } from '@ampdeck/api/texts'
import { DateField } from '@ampdeck/ui/date-input'
import { SelectField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { useWatch } from 'react-hook-form'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { gunText } from './gun-strategy-list.tsx'
import { GunStrategyWizard } from './gun-strategy-wizard.tsx'
import { PricePreview } from './price-preview.tsx'
import { useModels } from './use-models.ts'
import { WeekdayMaskField } from './weekday-mask.tsx'

const words = texts({
  edit: ['Edit strategy of gun {gun}', '编辑枪策略：{gun}'],
  everyDay: ['None: every day', '不选表示每天'],
  noEnd: ['Empty: no end date', '留空表示长期有效'],
})

/** A new strategy is made for many guns, step by step; an old one is of one gun (screens.md S057). */
export function GunStrategyForm(props: RecordFormProps<StrategyForGun>) {
  return props.record ? <EditStrategy {...props} record={props.record} /> : <GunStrategyWizard {...props} />
}

function EditStrategy({ record, ...props }: RecordFormProps<StrategyForGun> & { record: StrategyForGun }) {
  const say = useSay()
  const form = useRecordForm(StrategyForGunDraft, strategyForGun, {
    ...props,
    record,
    texts: strategyForGunTexts,
  })
  const { options, strategies } = useModels()
  const [costModelId, weekdayMask, validFrom, validTo] = useWatch({
    control: form.methods.control,
    name: ['costModelId', 'weekdayMask', 'validFrom', 'validTo'],
  })
  const wanted = { gunIds: [record.gunId], costModelId: Number(costModelId), weekdayMask, validFrom, validTo }

  return (
    <FormDrawer form={form} title={say(words.edit, { gun: gunText(record) })}>
      <FormSection>
        <SelectField of={form} name="costModelId" options={options} />
        <SelectField of={form} name="chargeStrategyId" options={strategies} />
        <WeekdayMaskField of={form} name="weekdayMask" hint={say(words.everyDay)} wide />
        <DateField of={form} name="validFrom" />
        <DateField of={form} name="validTo" hint={say(words.noEnd)} />
        <PricePreview of={wanted} id={record.id} />
      </FormSection>
    </FormDrawer>
  )
}
