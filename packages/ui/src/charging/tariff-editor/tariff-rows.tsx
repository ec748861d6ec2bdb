import { CELL, CELLS, minuteOf, price4Of, type TariffProblem } from '@ampdeck/api/billing/tariff-day'
import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { period as periods } from '@ampdeck/api/enumerations/order'
import { hourMinute } from '@ampdeck/api/time'
import { Plus, SquareSplitVertical, TableCellsMerge, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { Select } from '../../inputs/fields/select.tsx'
import { periodKey } from '../tariff-clock/period-mark.ts'
import { problemText } from './problem-text.ts'
import { editorTexts } from './tariff-editor.texts.ts'
import styles from './tariff-rows.module.css'

const TIMES = Array.from({ length: CELLS + 1 }, (_, cell) => hourMinute(cell * CELL))

export interface TariffRowsProps {
  value: readonly TariffPeriod[]
  problems: readonly TariffProblem[]
  disabled: boolean
  onChange: (row: number, change: Partial<TariffPeriod>) => void
  onSplit: (row: number) => void
  onJoin: (row: number) => void
  onRemove: (row: number) => void
  onAdd: () => void
}

/** The periods as a list: all that the ring does, without dragging. */
export function TariffRows({
  value,
  problems,
  disabled,
  onChange,
  onSplit,
  onJoin,
  onRemove,
  onAdd,
}: TariffRowsProps) {
  const id = useId()
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()

  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <h3>{say(editorTexts.rows)}</h3>
        <span className={styles.count}>{say(editorTexts.count, { count: value.length })}</span>
        <Button
          size="small"
          icon={<Plus />}
          disabled={disabled || value.length >= CELLS}
          className={styles.add}
          onClick={onAdd}
        >
          {say(editorTexts.add)}
        </Button>
      </div>
      <ol className={styles.rows}>
        {value.map((row, index) => {
          const name = say(editorTexts.row, { row: index + 1 })
          const faults = problems.filter(({ rows }) => rows.includes(index))
          const time = (side: 'from' | 'to') => (
            <Select
              size="bar"
              aria-label={`${name}, ${say(editorTexts[side])}`}
              aria-invalid={faults.length > 0 || undefined}
              aria-describedby={faults.length > 0 ? `${id}-${index}` : undefined}
              disabled={disabled}
              value={row[side]}
              onChange={(event) => onChange(index, { [side]: event.target.value })}
            >
              {!TIMES.includes(row[side]) && <option value={row[side]}>{row[side] || '–'}</option>}
              {TIMES.slice(side === 'from' ? 0 : 1, side === 'from' ? -1 : undefined).map((option) => (
                <option key={option} value={option}>
                  {option}
                </option>
              ))}
            </Select>
          )
          const length = (minuteOf(row.to) ?? 0) - (minuteOf(row.from) ?? 0)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place; its times change.
            <li key={index} className={styles.row} data-period={periodKey(row.period)}>
              {time('from')}
              <span aria-hidden="true">–</span>
              {time('to')}
              <Select
                size="bar"
                aria-label={`${name}, ${say(editorTexts.brush)}`}
                disabled={disabled}
                value={row.period}
                onChange={(event) =>
                  onChange(index, { period: Number(event.target.value) as TariffPeriod['period'] })
                }
              >
                {periods.codes.map((code) => (
                  <option key={code} value={code}>
                    {periods.label(code, language)}
                  </option>
                ))}
              </Select>
              <span className={styles.price}>{number(price4Of(row) / 10_000, 4)}</span>
              <span className={styles.actions}>
                <IconButton
                  size="small"
                  label={`${say(editorTexts.split)} ${row.from}–${row.to}`}
                  disabled={disabled || length <= CELL || value.length >= CELLS}
                  onClick={() => onSplit(index)}
                >
                  <SquareSplitVertical />
                </IconButton>
                <IconButton
                  size="small"
                  label={`${say(editorTexts.join)} ${row.from}–${row.to}`}
                  disabled={disabled || index === value.length - 1}
                  onClick={() => onJoin(index)}
                >
                  <TableCellsMerge />
                </IconButton>
                <IconButton
                  size="small"
                  label={`${say(editorTexts.remove)} ${row.from}–${row.to}`}
                  disabled={disabled}
                  onClick={() => onRemove(index)}
                >
                  <Trash2 />
                </IconButton>
              </span>
              {faults.length > 0 && (
                <p id={`${id}-${index}`} className={styles.fault}>
                  <Glyph name="fault" size={12} />
                  {faults.map((fault) => problemText(say, fault)).join(language === 'en' ? ', ' : '，')}
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
