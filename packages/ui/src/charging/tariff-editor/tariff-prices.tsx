import { cellsOf, price4Of, type Tariff } from '@ampdeck/api/billing/tariff-day'
import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { period as periods } from '@ampdeck/api/enumerations/order'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import control from '../../inputs/fields/control.module.css'
import { PeriodChip } from '../tariff-clock/tariff-table.tsx'
import { useTariffWords } from '../tariff-clock/tariff-words.ts'
import { mixedPeriods, type PeriodCode, type PeriodPrices, price4From } from './tariff-edit.ts'
import styles from './tariff-editor.module.css'
import { editorTexts } from './tariff-editor.texts.ts'

export interface TariffPricesProps {
  value: readonly TariffPeriod[]
  /** Also of the periods that are not in use. */
  prices: PeriodPrices
  /** The chosen period: dragging over the ring paints it. */
  brush: PeriodCode
  disabled: boolean
  onBrush: (period: PeriodCode) => void
  onPrice: (period: PeriodCode, price: Partial<Pick<Tariff, 'ePrice4' | 'sPrice4'>>) => void
}

/** A row for each period: choosing it to paint with, its two prices, their sum and its hours. */
export function TariffPrices({ value, prices, brush, disabled, onBrush, onPrice }: TariffPricesProps) {
  const group = useId()
  const { say, wordOf, priceOf, list } = useTariffWords()
  const { number } = useFormats()
  const cells = cellsOf(value)
  const rows = periods.codes.map((code) => ({
    code,
    tariff: { period: code, ...prices[code] },
    hours: cells.filter((cell) => cell?.period === code).length / 2,
  }))
  const mixed = [...mixedPeriods(value)]
  const free = rows.filter(({ tariff, hours }) => hours > 0 && price4Of(tariff) === 0).map(({ code }) => code)
  const noteOf = (text: (typeof editorTexts)['mixed' | 'noPrice'], codes: readonly number[]) =>
    codes.length > 0 && <p className={styles.note}>{say(text, { periods: list(codes.map(wordOf)) })}</p>

  return (
    <div>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['brush', 'energy', 'service', 'sum', 'hours'] as const).map((head) => (
              <th key={head} scope="col">
                {say(editorTexts[head])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, tariff, hours }) => (
            <tr key={code}>
              <th scope="row">
                <label className={styles.brush}>
                  <input
                    type="radio"
                    name={group}
                    className={styles.radio}
                    checked={brush === code}
                    disabled={disabled}
                    onChange={() => onBrush(code)}
                  />
                  <PeriodChip period={code} />
                </label>
              </th>
              {(['ePrice4', 'sPrice4'] as const).map((part) => (
                <td key={part}>
                  <PriceInput
                    label={say(editorTexts[part], { period: wordOf(code) })}
                    price4={tariff[part]}
                    disabled={disabled}
                    onChange={(price4) => onPrice(code, { [part]: price4 })}
                  />
                </td>
              ))}
              <td>{priceOf(tariff)}</td>
              <td>{number(hours, hours % 1 ? 1 : 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{say(editorTexts.unit)}</p>
      {noteOf(editorTexts.mixed, mixed)}
      {noteOf(editorTexts.noPrice, free)}
    </div>
  )
}

interface PriceInputProps {
  /** Its accessible name; a table's heads name it for the eye. */
  label: string
  /** 0.0001 yuan per kWh. */
  price4: number
  disabled: boolean
  onChange: (price4: number) => void
}

/** A price with four decimals. What is no price is refused at once, and leaving the input shows what holds. */
function PriceInput({ label, price4, disabled, onChange }: PriceInputProps) {
  const id = useId()
  const say = useSay()
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && price4From(typed) === undefined
  const type = (text: string) => {
    setTyped(text)
    const price = price4From(text)
    if (price !== undefined) onChange(price)
  }

  return (
    <span className={clsx(control.control, styles.price)}>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        disabled={disabled}
        value={typed ?? (price4 / 10_000).toFixed(4)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
      {isWrong && (
        <span id={id} role="alert" className={styles.wrong}>
          {say(editorTexts.priceRule)}
        </span>
      )}
    </span>
  )
}
