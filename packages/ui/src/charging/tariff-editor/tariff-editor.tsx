import { problemsOf, type TariffProblem } from '@ampdeck/api/billing/tariff-day'
import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { period } from '@ampdeck/api/enumerations/order'
import { clsx } from 'clsx'
import { type ComponentProps, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { Select } from '../../inputs/fields/select.tsx'
import { Notice } from '../notice/notice.tsx'
import type { TariffVersion } from '../tariff-clock/tariff-compare.tsx'
import { useTariffWords } from '../tariff-clock/tariff-words.ts'
import { TariffCells } from './tariff-cells.tsx'
import {
  addRow,
  type CellRange,
  minutesOf,
  NO_PRICES,
  type PeriodCode,
  painted,
  priced,
  pricesIn,
  timesText,
  typicalDay,
} from './tariff-edit.ts'
import styles from './tariff-editor.module.css'
import { editorTexts } from './tariff-editor.texts.ts'
import { TariffPrices } from './tariff-prices.tsx'
import { problemText, TariffRows } from './tariff-rows.tsx'

export interface TariffEditorProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children' | 'role'> {
  /** Which tariff is edited; names the whole and begins the name of the ring. */
  label: string
  /** The rows of the day, prices in 1/10000 yuan per kWh. It may have gaps and overlaps while it is edited. */
  value: readonly TariffPeriod[]
  /** Gets all rows after each change; also those with which the day is not covered exactly. */
  onChange: (value: TariffPeriod[]) => void
  /** Other versions from which the periods and prices can be copied. */
  versions?: readonly TariffVersion[] | undefined
  /** Can be read and walked through, not changed. */
  disabled?: boolean | undefined
}

/**
 * A day's tariff to be edited: 48 half hours on the ring, painted by dragging or by keys, the prices of each period,
 * and the same periods as a list. Gaps and overlaps are shown at the ring, at the rows and in words.
 */
export function TariffEditor({
  label,
  value,
  onChange,
  versions = [],
  disabled = false,
  className,
  ...rest
}: TariffEditorProps) {
  const { say, wordOf } = useTariffWords()
  const [brush, setBrush] = useState<PeriodCode>(period.code.peak)
  const [known, setKnown] = useState(NO_PRICES)
  const [preset, setPreset] = useState('')
  const [said, setSaid] = useState('')
  const prices = pricesIn(value, known)
  const problems = problemsOf(value)
  const version = versions.find((one) => one.label === preset)

  const change = (next: readonly TariffPeriod[], next4 = prices) => {
    // A period that leaves the day keeps its price, for when it comes back.
    setKnown(next4)
    onChange([...next])
  }

  const paint = (range: CellRange, code: PeriodCode) => {
    const parts = minutesOf(range)
    const tariff = { period: code, ...prices[code] }
    change(parts.reduce<readonly TariffPeriod[]>((rows, part) => painted(rows, part, tariff), value))
    setSaid(say(editorTexts.painted, { time: parts.map(timesText).join(', '), period: wordOf(code) }))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name itself by a legend that is drawn elsewhere.
    <div {...rest} role="group" aria-label={label} className={clsx(styles.editor, className)}>
      <div className={styles.tools}>
        <Select
          size="bar"
          aria-label={say(editorTexts.preset)}
          disabled={disabled}
          value={preset}
          onChange={(event) => setPreset(event.target.value)}
        >
          <option value="">{say(editorTexts.typical)}</option>
          {versions.map((one) => (
            <option key={one.label} value={one.label}>
              {say(editorTexts.copy, { version: one.label })}
            </option>
          ))}
        </Select>
        <Button disabled={disabled} onClick={() => change(version?.periods ?? typicalDay(prices))}>
          {say(editorTexts.apply)}
        </Button>
      </div>
      <Problems of={problems} />
      <div className={styles.parts}>
        <div className={styles.clock}>
          <TariffCells
            label={label}
            periods={value}
            problems={problems}
            brush={brush}
            disabled={disabled}
            onPaint={paint}
          />
          <p className={styles.note}>{say(editorTexts.drag)}</p>
          <p className={styles.note}>{say(editorTexts.help)}</p>
        </div>
        <div className={styles.lists}>
          <TariffPrices
            value={value}
            prices={prices}
            brush={brush}
            disabled={disabled}
            onBrush={setBrush}
            onPrice={(code, price) =>
              change(priced(value, code, price), { ...prices, [code]: { ...prices[code], ...price } })
            }
          />
          <TariffRows
            value={value}
            prices={prices}
            problems={problems}
            disabled={disabled}
            onChange={(next) => change(next)}
            onAdd={() => change(addRow(value, { period: brush, ...prices[brush] }))}
          />
        </div>
      </div>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </div>
  )
}

/** Whether the day is whole; otherwise what is wrong with it. */
function Problems({ of: problems }: { of: readonly TariffProblem[] }) {
  const { say } = useTariffWords()
  const isWhole = problems.length === 0

  return (
    <Notice role="status" tone={isWhole ? undefined : 'bad'} className={styles.problems}>
      <Glyph name={isWhole ? 'good' : 'fault'} tone={isWhole ? 'good' : 'bad'} size={14} />
      {isWhole ? (
        <p>{say(editorTexts.whole)}</p>
      ) : (
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.kind}-${problem.from}-${problem.to}-${problem.rows}`}>
              {problemText(say, problem)}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
