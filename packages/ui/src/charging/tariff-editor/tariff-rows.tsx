import { CELL, CELLS, minuteOf, type TariffProblem } from '@ampdeck/api/billing/tariff-day'
import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { period as periods } from '@ampdeck/api/enumerations/order'
import { hourMinute } from '@ampdeck/api/time'
import { Plus, SquareSplitVertical, TableCellsMerge, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import type { Say } from '../../foundation/language/use-say.ts'
import { Select } from '../../inputs/fields/select.tsx'
import { periodColours, useTariffWords } from '../tariff-clock/tariff-words.ts'
import { changeRow, joinRow, type PeriodPrices, splitRow } from './tariff-edit.ts'
import styles from './tariff-editor.module.css'
import { editorTexts } from './tariff-editor.texts.ts'

const TIMES = Array.from({ length: CELLS + 1 }, (_, cell) => hourMinute(cell * CELL))

export interface TariffRowsProps {
  value: readonly TariffPeriod[]
  prices: PeriodPrices
  problems: readonly TariffProblem[]
  disabled: boolean
  onChange: (value: readonly TariffPeriod[]) => void
  onAdd: () => void
}

/** The periods as a list: all that the ring does, without dragging. */
export function TariffRows({ value, prices, problems, disabled, onChange, onAdd }: TariffRowsProps) {
  const id = useId()
  const { say, wordOf, priceOf, list } = useTariffWords()
  const isFull = value.length >= CELLS

  function timeOf(row: TariffPeriod, index: number, side: 'from' | 'to', faultId: string | undefined) {
    const times = side === 'from' ? TIMES.slice(0, -1) : TIMES.slice(1)
    return (
      <Select
        size="bar"
        aria-label={`${say(editorTexts.row, { row: index + 1 })}, ${say(editorTexts[side])}`}
        aria-invalid={faultId ? true : undefined}
        aria-describedby={faultId}
        disabled={disabled}
        value={row[side]}
        onChange={(event) => onChange(changeRow(value, index, { [side]: event.target.value }))}
      >
        {!TIMES.includes(row[side]) && <option value={row[side]}>{row[side] || '–'}</option>}
        {times.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </Select>
    )
  }

  function rowOf(row: TariffPeriod, index: number) {
    const faults = problems.filter(({ rows }) => rows.includes(index))
    const faultId = faults.length > 0 ? `${id}-${index}` : undefined
    const length = (minuteOf(row.to) ?? 0) - (minuteOf(row.from) ?? 0)
    const actions = [
      ['split', SquareSplitVertical, length <= CELL || isFull, () => splitRow(value, index)],
      ['join', TableCellsMerge, index === value.length - 1, () => joinRow(value, index)],
      ['remove', Trash2, false, () => value.toSpliced(index, 1)],
    ] as const
    return (
      <li key={index} className={styles.row} style={periodColours(row.period)}>
        {timeOf(row, index, 'from', faultId)}
        <span aria-hidden="true">–</span>
        {timeOf(row, index, 'to', faultId)}
        <Select
          size="bar"
          aria-label={`${say(editorTexts.row, { row: index + 1 })}, ${say(editorTexts.brush)}`}
          disabled={disabled}
          value={row.period}
          onChange={(event) => {
            const period = Number(event.target.value) as TariffPeriod['period']
            onChange(changeRow(value, index, { period, ...prices[period] }))
          }}
        >
          {periods.codes.map((code) => (
            <option key={code} value={code}>
              {wordOf(code)}
            </option>
          ))}
        </Select>
        <span className={styles.rowPrice}>{priceOf(row)}</span>
        <span className={styles.actions}>
          {actions.map(([name, Icon, isOff, result]) => (
            <IconButton
              key={name}
              size="small"
              label={`${say(editorTexts[name])} ${row.from}–${row.to}`}
              disabled={disabled || isOff}
              onClick={() => onChange(result())}
            >
              <Icon />
            </IconButton>
          ))}
        </span>
        {faultId && (
          <p id={faultId} className={styles.fault}>
            <Glyph name="fault" size={12} />
            {list(faults.map((fault) => problemText(say, fault)))}
          </p>
        )}
      </li>
    )
  }

  return (
    <div>
      <div className={styles.head}>
        <h3>{say(editorTexts.rows)}</h3>
        <span className={styles.note}>{say(editorTexts.count, { count: value.length })}</span>
        <Button size="small" icon={<Plus />} disabled={disabled || isFull} onClick={onAdd}>
          {say(editorTexts.add)}
        </Button>
      </div>
      <ol>{value.map(rowOf)}</ol>
    </div>
  )
}

/** What is wrong, and where. */
export function problemText(say: Say, { kind, from, to, rows }: TariffProblem): string {
  if (kind === 'gap' || kind === 'overlap')
    return say(editorTexts[kind], { from: hourMinute(from), to: hourMinute(to) })
  if (kind === 'tooMany') return say(editorTexts.tooMany)
  return say(editorTexts[kind], { row: (rows[0] ?? 0) + 1 })
}
