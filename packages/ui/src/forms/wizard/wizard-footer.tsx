import { ArrowRight } from 'lucide-react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { formTexts } from '../form/form.texts.ts'
import type { Wizard } from './use-wizard.ts'
import styles from './wizard.module.css'
import { wizardTexts } from './wizard.texts.ts'
import type { WizardStep } from './wizard-step.ts'

export interface WizardFooterProps<Values extends FieldValues> {
  wizard: Wizard<Values>
  steps: readonly WizardStep<Values>[]
  /** The word on the last button. */
  saveLabel: string | undefined
  onSaveDraft: ((values: Values) => void) | undefined
}

/** Cancel, the way back, and the one way on. */
export function WizardFooter<Values extends FieldValues>({
  wizard,
  steps,
  saveLabel,
  onSaveDraft,
}: WizardFooterProps<Values>) {
  const say = useSay()
  const { form, isLast, at } = wizard
  const following = steps[at + 1]?.title ?? say(wizardTexts.summary)

  return (
    <div className={styles.footer}>
      <Button look="plain" size="form" className={styles.cancel} onClick={form.leave}>
        {say(formTexts.cancel)}
      </Button>
      {at > 0 && (
        <Button size="form" onClick={wizard.back}>
          {say(wizardTexts.back)}
        </Button>
      )}
      {onSaveDraft && (
        <Button size="form" onClick={() => onSaveDraft(form.methods.getValues())}>
          {say(wizardTexts.saveDraft)}
        </Button>
      )}
      <Button type="submit" form={form.id} look="primary" size="form" busy={form.isBusy}>
        {isLast ? (saveLabel ?? say(formTexts.save)) : say(wizardTexts.next, { title: following })}
        {!isLast && <ArrowRight />}
      </Button>
    </div>
  )
}
