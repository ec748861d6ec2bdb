import { cellsOf, type Tariff } from '@ampdeck/api/billing/tariff-day'
import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { period as periods } from '@ampdeck/api/enumerations/order'
import { useId } from 'react'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { PeriodChip } from '../tariff-clock/period-chip.tsx'
import { labelOf } from '../tariff-clock/period-mark.ts'
import { PriceInput } from './price-input.tsx'
import { mixedPeriods, type PeriodCode, type PeriodPrices } from './tariff-edit.ts'
import { editorTexts } from './tariff-editor.texts.ts'
import styles from './tariff-prices.module.css'

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
  const say = useSay()
  const { number } = useFormats()
  const { language } = useLanguage()
  const cells = cellsOf(value)
  const hoursOf = (code: PeriodCode) => cells.filter((cell) => cell?.period === code).length / 2
  const comma = language === 'en' ? ', ' : '、'
  const named = (codes: Iterable<PeriodCode>) => [...codes].map((code) => labelOf(code, language)).join(comma)
  const mixed = mixedPeriods(value)
  const free = periods.codes.filter(
    (code) => hoursOf(code) > 0 && prices[code].ePrice4 + prices[code].sPrice4 === 0,
  )

  return (
    <div className={styles.prices}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say(editorTexts.brush)}</th>
            <th scope="col">{say(editorTexts.energy)}</th>
            <th scope="col">{say(editorTexts.service)}</th>
            <th scope="col">{say(editorTexts.sum)}</th>
            <th scope="col">{say(editorTexts.hours)}</th>
          </tr>
        </thead>
        <tbody>
          {periods.codes.map((code) => (
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
              <td>
                <PriceInput
                  label={say(editorTexts.energyOf, { period: labelOf(code, language) })}
                  price4={prices[code].ePrice4}
                  disabled={disabled}
                  onChange={(ePrice4) => onPrice(code, { ePrice4 })}
                />
              </td>
              <td>
                <PriceInput
                  label={say(editorTexts.serviceOf, { period: labelOf(code, language) })}
                  price4={prices[code].sPrice4}
                  disabled={disabled}
                  onChange={(sPrice4) => onPrice(code, { sPrice4 })}
                />
              </td>
              <td>{number((prices[code].ePrice4 + prices[code].sPrice4) / 10_000, 4)}</td>
              <td>{number(hoursOf(code), hoursOf(code) % 1 ? 1 : 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{say(editorTexts.unit)}</p>
      {mixed.size > 0 && <p className={styles.note}>{say(editorTexts.mixed, { periods: named(mixed) })}</p>}
      {free.length > 0 && <p className={styles.note}>{say(editorTexts.noPrice, { periods: named(free) })}</p>}
    </div>
  )
}
