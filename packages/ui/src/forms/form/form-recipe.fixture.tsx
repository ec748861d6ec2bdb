import { operationType, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { commonTexts, texts } from '@ampdeck/api/texts'
import { stationCode, stationName } from '@ampdeck/validation/patterns'
import { z } from 'zod'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { DateField } from '../../inputs/date-input/date-fields.tsx'
import { NumberField } from '../../inputs/fields/number-field.tsx'
import { SelectField } from '../../inputs/fields/option-fields.tsx'
import { SwitchField } from '../../inputs/fields/switch-field.tsx'
import { TextAreaField, TextField } from '../../inputs/fields/text-field.tsx'
import { PageHead } from '../../shell/page-head/page-head.tsx'
import { DraftForm, FormSection, LeaveQuestion } from './draft-form.tsx'
import { useDraft } from './use-draft.ts'

/** The rules: the fields read their limits from here, and the server checks by the same. */
const SiteDraft = z.object({
  code: stationCode,
  name: stationName,
  operationType: z.literal([...operationType.codes]),
  status: z.literal([...stationStatus.codes]).default(stationStatus.code.building),
  ratedW: z.int().min(0).max(100_000_000),
  openTime: z.string().nullish(),
  isPublic: z.literal([0, 1]).default(1),
  remark: z.string().max(200).nullish(),
})
export type SiteDraft = z.input<typeof SiteDraft>

export const siteTexts = texts({
  code: ['Code', '编码'],
  name: ['Name', '名称'],
  operationType: ['Operation type', '运营类型'],
  status: ['Status', '状态'],
  ratedW: ['Rated power', '额定功率'],
  openTime: ['Open date', '开放日期'],
  isPublic: ['Public', '对外开放'],
  remark: ['Remark', '备注'],
})

interface FormRecipeProps {
  /** The call: what it refuses stands at the fields. */
  submit: (values: SiteDraft, idempotencyKey: string) => Promise<unknown>
  /** Saved, or left. */
  onDone: () => void
}

/** A form that is a page of its own: sections, rules, what failed on top, and the question before it is left. */
export function FormRecipe({ submit, onDone }: FormRecipeProps) {
  const say = useSay()
  const form = useDraft(SiteDraft, { texts: siteTexts, submit, onDone })

  return (
    <>
      <PageHead
        title={say(['Add station', '新增场站'])}
        breadcrumb={[{ label: say(['Stations', '场站']), href: '#stations' }]}
        actions={
          <>
            <Button onClick={form.leave}>{say(commonTexts.cancel)}</Button>
            <Button look="primary" type="submit" form={form.id} busy={form.isBusy}>
              {say(commonTexts.save)}
            </Button>
          </>
        }
      />
      <DraftForm of={form} style={{ maxWidth: 720, padding: 'var(--spacing-gutter)' }}>
        <FormSection title={say(['Station', '场站'])}>
          <TextField of={form} name="code" />
          <TextField of={form} name="name" />
          <SelectField of={form} name="operationType" options={operationType} />
          <SelectField of={form} name="status" options={stationStatus} />
          <NumberField of={form} name="ratedW" unit="kW" scale={1_000} />
        </FormSection>
        <FormSection title={say(['Opening', '开放'])}>
          <DateField of={form} name="openTime" />
          <SwitchField of={form} name="isPublic" />
          <TextAreaField of={form} name="remark" />
        </FormSection>
      </DraftForm>
      <LeaveQuestion form={form} />
    </>
  )
}
