import type { FormEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { DescriptionList } from '../../data/detail/description-list.tsx'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { Steps } from '../../shell/steps/steps.tsx'
import { ErrorSummary } from '../form/error-summary.tsx'
import type { Wizard } from './use-wizard.ts'
import styles from './wizard.module.css'
import { wizardTexts } from './wizard.texts.ts'
import { SUMMARY, type WizardStep } from './wizard-step.ts'

export interface WizardBodyProps<Values extends FieldValues> {
  wizard: Wizard<Values>
  steps: readonly WizardStep<Values>[]
  /** What the wizard makes; the name of its steps. */
  title: string
}

/** The steps, and the page of the current one; the last page says once more what was entered. */
export function WizardBody<Values extends FieldValues>({ wizard, steps, title }: WizardBodyProps<Values>) {
  const say = useSay()
  const { form, current, step, failed } = wizard
  const hasSummary = wizard.count > steps.length
  const shown = [
    ...steps.map(({ id, title }) => ({
      id,
      title,
      state: id !== current && failed.some((other) => other.id === id) ? ('failed' as const) : undefined,
    })),
    ...(hasSummary ? [{ id: SUMMARY, title: say(wizardTexts.summary) }] : []),
  ]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void wizard.next()
  }

  return (
    <>
      <Steps label={title} steps={shown} current={current} className={styles.steps} onSelect={wizard.go} />
      <form id={form.id} className={styles.form} noValidate onSubmit={submit}>
        <h3 ref={wizard.heading} tabIndex={-1} className={styles.heading}>
          {step?.title ?? say(wizardTexts.summary)}
        </h3>
        <ErrorSummary form={form} />
        {step ? step.children : <Summary wizard={wizard} steps={steps} />}
      </form>
    </>
  )
}

/** All that was entered, by step, each with the way back to it. */
function Summary<Values extends FieldValues>({ wizard, steps }: Omit<WizardBodyProps<Values>, 'title'>) {
  const say = useSay()
  const values = wizard.form.methods.getValues()

  return steps.map(
    ({ id, title, summary }) =>
      summary && (
        <section key={id} aria-label={title} className={styles.section}>
          <div className={styles.sectionHead}>
            <h4>{title}</h4>
            <Button
              size="small"
              look="plain"
              aria-label={say(wizardTexts.change, { title })}
              onClick={() => wizard.go(id)}
            >
              {say(wizardTexts.changeShort)}
            </Button>
          </div>
          <DescriptionList items={summary(values)} columns={2} />
        </section>
      ),
  )
}
