import { commonTexts } from '@ampdeck/api/texts'
import { ArrowRight } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { DescriptionList } from '../../data/detail/description-list.tsx'
import { timeOfDay } from '../../data/list/time-of-day.ts'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import type { Draft } from '../../inputs/fields/draft.ts'
import { Drawer } from '../../overlays/drawer/drawer.tsx'
import { Steps } from '../../shell/steps/steps.tsx'
import { ErrorSummary, LeaveQuestion } from '../form/draft-form.tsx'
import grid from '../form/form.module.css'
import { formTexts } from '../form/form.texts.ts'
import { SUMMARY, useWizard, type WizardStep } from './use-wizard.ts'
import styles from './wizard.module.css'
import { wizardTexts } from './wizard.texts.ts'

export interface WizardProps<Values extends FieldValues> {
  /** One draft for all pages; leaving asks. What was typed survives a reload where the draft has a `keep`. */
  form: Draft<Values>
  /** What comes of it, such as "Add station": the heading, the name of the frame and of the list of steps. */
  title: string
  /** The pages in their order, without the last one, which is the `summary`. */
  steps: readonly WizardStep<Values>[]
  /**
   * Ends with a page on which all that was entered is read once more; with a title and fields of its own
   * where it has some. There is one by default.
   */
  summary?: boolean | { title: string; children: (go: (step: string) => void) => ReactNode }
  /** The word on the last button; "Save" by default. */
  saveLabel?: string
  /**
   * Keeps the values elsewhere than on this device, as they are, unchecked. Without it there is no such
   * button.
   */
  onSaveDraft?: (values: Values) => void
}

/** A form over several pages, in the frame of a form: "Next" checks its page alone, "Back" loses nothing. */
export function WizardDrawer<Values extends FieldValues>(props: WizardProps<Values>) {
  const { caption, body, footer } = useParts(props)

  return (
    <Drawer
      open
      onClose={props.form.leave}
      title={props.title}
      caption={caption}
      width="form"
      footer={footer}
    >
      {body}
    </Drawer>
  )
}

/** A form over several pages as a part of a page. Otherwise as `WizardDrawer`. */
export function WizardPage<Values extends FieldValues>(props: WizardProps<Values>) {
  const { caption, body, footer } = useParts(props)

  return (
    <section aria-label={props.title} className={styles.page}>
      <h2>{props.title}</h2>
      <p className={styles.caption}>{caption}</p>
      {body}
      <div className={styles.pageFoot}>{footer}</div>
    </section>
  )
}

/** What both frames hold: "Step 2 of 5", the steps with the page of the current one, and the ways on. */
function useParts<Values extends FieldValues>({
  form: draft,
  title,
  steps,
  summary = true,
  saveLabel,
  onSaveDraft,
}: WizardProps<Values>) {
  const say = useSay()
  const wizard = useWizard(draft, steps, summary !== false)
  const last = typeof summary === 'object' ? summary : undefined
  const lastTitle = last?.title ?? say(wizardTexts.summary)
  const { form, at, count, current, step, failed, isLast } = wizard
  const kept = form.keptAt && say(formTexts.kept, { time: timeOfDay(form.keptAt) })
  const following = steps[at + 1]?.title ?? lastTitle
  const shown = [
    ...steps.map(({ id, title }) => ({
      id,
      title,
      state: id !== current && failed.some((other) => other.id === id) ? ('failed' as const) : undefined,
    })),
    ...(summary ? [{ id: SUMMARY, title: lastTitle }] : []),
  ]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void wizard.next()
  }

  const caption = [say(wizardTexts.step, { at: at + 1, count }), kept].filter(Boolean).join(' • ')
  const body = (
    <>
      <Steps label={title} steps={shown} current={current} className={styles.steps} onSelect={wizard.go} />
      <form id={form.id} className={grid.fields} noValidate onSubmit={submit}>
        <h3 ref={wizard.heading} tabIndex={-1} className={styles.heading}>
          {step?.title ?? lastTitle}
        </h3>
        <ErrorSummary form={form} />
        {step ? (
          step.children
        ) : (
          <>
            <Summary steps={steps} values={form.methods.getValues()} onChange={wizard.go} />
            {last?.children(wizard.go)}
          </>
        )}
      </form>
      <LeaveQuestion form={draft} />
    </>
  )
  const footer = (
    <div className={styles.footer}>
      <Button look="plain" size="form" className={styles.cancel} onClick={form.leave}>
        {say(commonTexts.cancel)}
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
        {isLast ? (saveLabel ?? say(commonTexts.save)) : say(wizardTexts.next, { title: following })}
        {!isLast && <ArrowRight />}
      </Button>
    </div>
  )
  return { caption, body, footer }
}

interface SummaryProps<Values> {
  steps: readonly WizardStep<Values>[]
  values: Values
  onChange: (step: string) => void
}

/** All that was entered, by step, each with the way back to it. */
function Summary<Values>({ steps, values, onChange }: SummaryProps<Values>) {
  const say = useSay()

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
              onClick={() => onChange(id)}
            >
              {say(wizardTexts.changeShort)}
            </Button>
          </div>
          <DescriptionList items={summary(values)} columns={2} />
        </section>
      ),
  )
}
