import { lazy, Suspense } from 'react'
import type { FieldValues } from 'react-hook-form'
import { formTexts } from '../form/form.texts.ts'
import { useSay } from '../language/use-say.ts'
import { useWizard } from './use-wizard.ts'
import styles from './wizard.module.css'
import { WizardBody } from './wizard-body.tsx'
import { captionOf } from './wizard-caption.ts'
import { WizardFooter } from './wizard-footer.tsx'
import type { WizardProps } from './wizard-props.ts'

// The question before leaving is a dialog; a page that nobody leaves half way never loads it.
const ConfirmDialog = lazy(async () => {
  const { ConfirmDialog } = await import('../dialog/confirm-dialog.tsx')
  return { default: ConfirmDialog }
})

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
      {form.isLeaving && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            title={say(formTexts.leave)}
            onConfirm={() => form.answerLeave(true)}
            onCancel={() => form.answerLeave(false)}
          />
        </Suspense>
      )}
    </section>
  )
}
