import { problemsOf } from '@ampdeck/api/billing/tariff-day'
import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { period } from '@ampdeck/api/enumerations/order'
import { hourMinute } from '@ampdeck/api/time'
import { clsx } from 'clsx'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { labelOf } from '../tariff-clock/period-mark.ts'
import type { TariffVersion } from '../tariff-clock/tariff-compare.tsx'
import { TariffCells } from './tariff-cells.tsx'
import {
  addRow,
  type CellRange,
  changeRow,
  joinRow,
  mended,
  minutesOf,
  NO_PRICES,
  type PeriodCode,
  painted,
  priced,
  pricesIn,
  splitRow,
} from './tariff-edit.ts'
import styles from './tariff-editor.module.css'
import { editorTexts } from './tariff-editor.texts.ts'
import { TariffPrices } from './tariff-prices.tsx'
import { TariffProblems } from './tariff-problems.tsx'
import { TariffRows } from './tariff-rows.tsx'
import { TariffTools } from './tariff-tools.tsx'
import { useHistory } from './use-history.ts'

export interface TariffEditorProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children' | 'role'> {
  /** Which tariff is edited; names the whole and begins the name of the ring. */
  label: string
  value: readonly TariffPeriod[]
  onChange: (value: TariffPeriod[]) => void
  /** Other versions from which the periods and prices can be copied. */
  versions?: readonly TariffVersion[] | undefined
  disabled?: boolean | undefined
}

/**
 * A day's tariff to be edited: 48 half hours on the ring, painted by dragging or by keys, the prices of each period,
 * and the same periods as a list. Gaps and overlaps are shown at the ring, at the rows and in words; Ctrl+Z undoes.
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
  const say = useSay()
  const { language } = useLanguage()
  const history = useHistory<readonly TariffPeriod[]>(value, (next) => onChange([...next]))
  const [brush, setBrush] = useState<PeriodCode>(period.code.peak)
  const [known, setKnown] = useState(NO_PRICES)
  const [said, setSaid] = useState('')
  const prices = pricesIn(value, known)
  const problems = problemsOf(value)

  const change = (next: readonly TariffPeriod[], key?: string) => {
    // A period that leaves the day keeps its price, for when it comes back.
    setKnown(prices)
    history.change(next, key)
  }

  const paint = (range: CellRange, code: PeriodCode) => {
    const parts = minutesOf(range)
    const tariff = { period: code, ...prices[code] }
    change(parts.reduce<readonly TariffPeriod[]>((rows, part) => painted(rows, part, tariff), value))
    const time = parts.map(({ from, to }) => `${hourMinute(from)}–${hourMinute(to)}`).join(', ')
    setSaid(say(editorTexts.painted, { time, period: labelOf(code, language) }))
  }

  const undoByKey = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'text'
    if (disabled || isTyping || !(event.ctrlKey || event.metaKey)) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) history.redo()
    else history.undo()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name itself by a legend that is drawn elsewhere.
    <div
      {...rest}
      role="group"
      aria-label={label}
      className={clsx(styles.editor, className)}
      onKeyDown={undoByKey}
    >
      <TariffTools
        versions={versions}
        prices={prices}
        disabled={disabled}
        canUndo={history.canUndo}
        canRedo={history.canRedo}
        onUndo={history.undo}
        onRedo={history.redo}
        onApply={(periods) => change(periods)}
      />
      <TariffProblems problems={problems} onMend={disabled ? undefined : () => change(mended(value))} />
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
          <p className={styles.help}>{say(editorTexts.drag)}</p>
          <p className={styles.help}>{say(editorTexts.help)}</p>
        </div>
        <div className={styles.lists}>
          <TariffPrices
            value={value}
            prices={prices}
            brush={brush}
            disabled={disabled}
            onBrush={setBrush}
            onPrice={(code, price) => {
              setKnown({ ...prices, [code]: { ...prices[code], ...price } })
              history.change(priced(value, code, price), `${code}-${Object.keys(price)}`)
            }}
          />
          <TariffRows
            value={value}
            problems={problems}
            disabled={disabled}
            onChange={(row, part) =>
              change(
                changeRow(value, row, part.period === undefined ? part : { ...part, ...prices[part.period] }),
              )
            }
            onSplit={(row) => change(splitRow(value, row))}
            onJoin={(row) => change(joinRow(value, row))}
            onRemove={(row) => change(value.toSpliced(row, 1))}
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
