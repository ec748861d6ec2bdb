import { price4Of } from '@ampdeck/api/billing/tariff-day'
import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { labelOf } from './period-mark.ts'
import { clockTexts } from './tariff-clock.texts.ts'

export interface TariffTableProps {
  /** The caption: which tariff it is. */
  label: string
  periods: readonly TariffPeriod[]
}

/** The day of a tariff in words, for those who do not see the ring. */
export function TariffTable({ label, periods }: TariffTableProps) {
  const say = useSay()
  const { number } = useFormats()
  const { language } = useLanguage()
  const price = (price4: number) => number(price4 / 10_000, 4)

  return (
    <div className="visually-hidden">
      <table>
        <caption>{`${label}, ${say(clockTexts.unit)}`}</caption>
        <thead>
          <tr>
            <th scope="col">{say(clockTexts.time)}</th>
            <th scope="col">{say(clockTexts.period)}</th>
            <th scope="col">{say(clockTexts.energyPrice)}</th>
            <th scope="col">{say(clockTexts.servicePrice)}</th>
            <th scope="col">{say(clockTexts.sum)}</th>
          </tr>
        </thead>
        <tbody>
          {periods.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two broken rows may be alike.
            <tr key={`${row.from}-${index}`}>
              <th scope="row">{`${row.from}–${row.to}`}</th>
              <td>{labelOf(row.period, language)}</td>
              <td>{price(row.ePrice4)}</td>
              <td>{price(row.sPrice4)}</td>
              <td>{price(price4Of(row))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
