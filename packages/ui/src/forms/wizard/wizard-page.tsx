import type { FieldValues } from 'react-hook-form'
import { useSay } from '../../foundation/language/use-say.ts'
import { LeaveQuestion } from '../form/leave-question.tsx'
import { useWizard } from './use-wizard.ts'
import styles from './wizard.module.css'
import { WizardBody } from './wizard-body.tsx'
import { captionOf } from './wizard-caption.ts'
import { WizardFooter } from './wizard-footer.tsx'
import type { WizardProps } from './wizard-props.ts'

/** A form over several pages as a part of a page. Otherwise as `WizardDrawer`. */
export function WizardPage<Values extends FieldValues>({
  form,
  title,
  steps,
  summary = true,
  saveLabel,
  onSaveDraft,
}: WizardProps<Values>) {
  const say = useSay()
  const wizard = useWizard(form, steps, summary)

  return (
    <section aria-label={title} className={styles.page}>
      <h2>{title}</h2>
      <p className={styles.caption}>{captionOf(say, wizard)}</p>
      <WizardBody wizard={wizard} steps={steps} title={title} />
      <div className={styles.pageFoot}>
        <WizardFooter wizard={wizard} steps={steps} saveLabel={saveLabel} onSaveDraft={onSaveDraft} />
      </div>
      <LeaveQuestion form={form} />
    </section>
  )
}
