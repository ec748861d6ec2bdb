import { dimension, grain, reportCondition, reportPeriod } from '@ampdeck/api/enumerations/report'
import { figures } from '@ampdeck/api/figures/figures'
import type { Grain } from '@ampdeck/api/figures/report'
import {
  MAX_DIMENSIONS,
  MAX_FIGURES,
  type Offered,
  type OwnReport,
  OwnReportDraft,
  ownReport,
} from '@ampdeck/api/report/own-report'
import { ownReportTexts } from '@ampdeck/api/report/own-report.texts'
import { problemOf } from '@ampdeck/api/report/own-report-rules'
import { commonTexts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { CheckboxGroup, CheckboxGroupField, CheckboxOption, SelectField, TextField } from '@ampdeck/ui/fields'
import { DraftForm } from '@ampdeck/ui/form'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { RecordsField } from '@ampdeck/ui/record-picker'
import { CodeChoice } from '../dashboard/code-choice.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { stationSource } from '../list/station-source.ts'
import { useReportOptions } from '../report/use-report-options.ts'
import { CloseQuestion } from '../shell/close-question.tsx'
import { ChosenFigures } from './chosen-figures.tsx'
import { ComposerPreview } from './composer-preview.tsx'
import { EMPTY, moveFigure, turnDimension, turnFigure, type Values, withGrains } from './composing.ts'
import { FigurePicker } from './figure-picker.tsx'
import styles from './own-report.module.css'
import { words } from './own-report.words.ts'

interface ComposerProps {
  /** The report that is changed; without it a new one is made. */
  record: OwnReport | undefined
  /** What a new one begins with. */
  start?: Partial<Values>
  offered: Offered
  onDone: (saved?: unknown) => void
  reload: () => void
}

/** Composes a report: what is counted and by what at the left, the report with real data at the right. */
export function Composer({ record, start, offered, onDone, reload }: ComposerProps) {
  const say = useSay()
  const form = useRecordForm<Values, OwnReport & Values>(OwnReportDraft as never, ownReport, {
    record: record as (OwnReport & Values) | undefined,
    onDone,
    reload,
    texts: ownReportTexts,
    defaults: { name: '', ...EMPTY, ...start },
    isKept: false,
  })
  const of = form.methods.watch()
  const change = (changes: Partial<Values>) => {
    for (const [name, value] of Object.entries(changes))
      form.methods.setValue(name as keyof Values, value as never, {
        shouldDirty: true,
        shouldValidate: form.methods.formState.isSubmitted,
      })
  }
  const problem = useProblem(of, offered)
  const isEmpty = of.figures.length === 0 || of.dimensions.length === 0 || of.grains.length === 0

  return (
    <div className={styles.composer}>
      <DraftForm of={form} className={styles.form}>
        <TextField of={form} name="name" />
        <fieldset className={styles.group}>
          <legend className={styles.head}>
            {say(words.figures)}{' '}
            <span>{say(words.count, { count: of.figures.length, most: MAX_FIGURES })}</span>
          </legend>
          <ChosenFigures
            of={of}
            offered={offered}
            onMove={(name, step) => change(moveFigure(of, name, step))}
            onRemove={(name) => change(turnFigure(of, name, false))}
          />
          <FigurePicker
            of={of}
            offered={offered}
            onTurn={(name, isOn) => change(turnFigure(of, name, isOn))}
          />
        </fieldset>
        <Division of={of} offered={offered} onChange={change} />
        <More of={of} form={form} />
        {form.isLeaving && <CloseQuestion onAnswer={form.answerLeave} />}
        <div className={styles.foot}>
          <Button look="plain" size="form" onClick={form.leave}>
            {say(commonTexts.cancel)}
          </Button>
          <Button
            type="submit"
            look="primary"
            size="form"
            busy={form.isBusy}
            blockedReason={isEmpty ? say(words.chooseFirst) : problem}
          >
            {say(commonTexts.save)}
          </Button>
        </div>
      </DraftForm>
      <ComposerPreview of={withoutName(of)} offered={offered} problem={problem} />
    </div>
  )
}

const withoutName = ({ name: _, ...composition }: Values) => composition

/** Why the composition cannot be saved, in words that name the figure. */
function useProblem(of: Values, offered: Offered): string | undefined {
  const say = useSay()
  const { language } = useLanguage()
  const problem = problemOf(of, offered)
  if (!problem) return undefined
  const [field, nth] = problem.path
  const figure = of.figures[Number(nth)]
  const chosen = of.dimensions[Number(nth)]
  const name =
    field === 'figures' ? figure && say(figures[figure].label) : chosen && dimension.label(chosen, language)
  return say(problem.reason === 'ownReport.unknown' ? words.unknownNow : words.mayNotNow, {
    name: name ?? '',
  })
}

interface PartProps {
  of: Values
  offered: Offered
  onChange: (changes: Partial<Values>) => void
}

/** By what the report is divided, and into which stretches of time. */
function Division({ of, offered, onChange }: PartProps) {
  const say = useSay()
  const { language } = useLanguage()
  const isFull = of.dimensions.length >= MAX_DIMENSIONS
  const named = of.dimensions.map((value) => ({ value, label: dimension.label(value, language) }))
  const [usual] = of.grains

  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.head}>
          {say(words.dimensions)}{' '}
          <span>{say(words.count, { count: of.dimensions.length, most: MAX_DIMENSIONS })}</span>
        </legend>
        <p className={styles.hint}>{say(words.dimensionsHint)}</p>
        <div className={styles.options}>
          {offered.dimensions.map((name) => {
            const isOn = of.dimensions.includes(name)
            return (
              <CheckboxOption
                key={name}
                checked={isOn}
                disabled={!isOn && isFull}
                onChange={(event) => onChange(turnDimension(of, name, event.target.checked))}
              >
                {dimension.label(name, language)}
              </CheckboxOption>
            )
          })}
        </div>
        {named.length > 1 && (
          <>
            <span className={styles.hint}>{say(ownReportTexts.by)}</span>
            <CheckboxGroup
              aria-label={say(ownReportTexts.by)}
              options={named}
              value={of.by}
              onChange={(by) => by && by.length > 0 && onChange({ by: by as Values['by'] })}
            />
          </>
        )}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.head}>{say(ownReportTexts.grains)}</legend>
        <CheckboxGroup
          aria-label={say(ownReportTexts.grains)}
          options={grain}
          value={of.grains}
          onChange={(grains) => grains && grains.length > 0 && onChange(withGrains(of, grains as Grain[]))}
        />
        {usual && of.grains.length > 1 && (
          <>
            <span className={styles.hint}>{say(words.usual)}</span>
            <CodeChoice
              label={say(words.usual)}
              of={grain}
              codes={grain.codes.filter((one) => of.grains.includes(one))}
              value={usual}
              onChange={(first) => onChange({ grains: [first, ...of.grains.filter((one) => one !== first)] })}
            />
          </>
        )}
      </fieldset>
    </>
  )
}

/** What a report may have besides. */
function More({ of, form }: { of: Values; form: ReturnType<typeof useRecordForm<Values, never>> }) {
  const say = useSay()
  const { reportGroups, operatingUnits } = useReportOptions()
  const columns = of.figures.map((value) => ({ value, label: say(figures[value].label) }))
  const numbered = (options: typeof reportGroups) =>
    options?.map(({ value, label }) => ({ value: Number(value), label })) ?? []

  return (
    <details className={styles.more} open>
      <summary>{say(words.more)}</summary>
      <div className={styles.fields}>
        <SelectField of={form} name="period" options={reportPeriod} />
        <SelectField of={form} name="chart" options={columns} />
        <SelectField of={form} name="compares" options={columns} />
        <SelectField of={form} name="shares" options={columns} />
        <SelectField of={form} name="only" options={reportCondition} />
        <RecordsField of={form} name="stationIds" source={stationSource} />
        {numbered(reportGroups).length > 0 && (
          <CheckboxGroupField of={form} name="reportGroupIds" options={numbered(reportGroups)} />
        )}
        {numbered(operatingUnits).length > 0 && (
          <CheckboxGroupField of={form} name="operatingUnitIds" options={numbered(operatingUnits)} />
        )}
      </div>
    </details>
  )
}
