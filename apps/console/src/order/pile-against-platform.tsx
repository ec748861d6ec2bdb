import type { ChargeOrderDetail } from '@ampdeck/api/bill/bill'
import { period } from '@ampdeck/api/enumerations/order'
import { texts } from '@ampdeck/api/texts'
import { Energy, Money } from '@ampdeck/ui/figure'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import type { ReactNode } from 'react'
import styles from './pile-against-platform.module.css'

const words = texts({
  title: ['Pile and platform', '电桩与平台对比'],
  pile: ['Pile', '电桩'],
  platform: ['Platform', '平台'],
  difference: ['Difference', '差额'],
  start: ['Start', '开始时间'],
  end: ['End', '结束时间'],
  meterStart: ['Meter at start', '起始表计读数'],
  meterStop: ['Meter at end', '结束表计读数'],
  energy: ['Energy, kWh', '电量，kWh'],
  fee: ['Fee, yuan', '费用，元'],
  noBill: ['The pile has sent no final bill', '电桩未上报结算账单'],
})

interface Line {
  label: string
  pile: ReactNode
  platform: ReactNode
  difference?: ReactNode
  differs?: boolean
}

/** What the pile says of a charge beside what the platform billed, line by line. */
export function PileAgainstPlatform({ order }: { order: ChargeOrderDetail }) {
  const say = useSay()
  const { language } = useLanguage()
  const { minute } = useFormats()
  const { rawBill } = order
  const time = (value: string | null | undefined) => (value ? minute(value) : '–')
  const text = (label: string, pile: string | null | undefined, platform: string | null): Line => ({
    label,
    pile: time(pile),
    platform: time(platform),
    differs: Boolean(pile && platform && pile !== platform),
  })
  const energy = (label: string, pile: number | null | undefined, platform: number | null): Line => ({
    label,
    pile: <Energy wh={pile} unit={false} />,
    platform: <Energy wh={platform} unit={false} />,
    difference: <Energy wh={pile == null || platform === null ? null : pile - platform} unit={false} />,
    differs: pile != null && platform !== null && pile !== platform,
  })
  const pileWh =
    rawBill?.meterStop == null ? null : rawBill.meterStop - (rawBill.meterStart ?? order.meterStart)
  const feeFen = order.eFeeFen + order.sFeeFen
  const periods = period.codes.flatMap((code, index) => {
    const wh = order.lines
      .filter((line) => line.period === code)
      .reduce((sum, line) => sum + line.energyWh, 0)
    const said = rawBill?.periodWh[index]
    return wh === 0 && !said ? [] : [energy(period.label(code, language), said ?? null, wh)]
  })
  const lines: Line[] = [
    text(say(words.start), rawBill?.startTime, order.startTime),
    text(say(words.end), rawBill?.endTime, order.endTime),
    energy(say(words.meterStart), rawBill?.meterStart, order.meterStart),
    energy(say(words.meterStop), rawBill?.meterStop, order.meterStop),
    energy(say(words.energy), pileWh, order.energyWh),
    ...periods,
    {
      label: say(words.fee),
      pile: rawBill?.pileFeeFen == null ? '–' : <Money fen={rawBill.pileFeeFen} unit={false} />,
      platform: <Money fen={feeFen} unit={false} />,
      difference:
        rawBill?.pileFeeFen == null ? '–' : <Money fen={rawBill.pileFeeFen - feeFen} signed unit={false} />,
      differs: rawBill?.pileFeeFen != null && rawBill.pileFeeFen !== feeFen,
    },
  ]

  return (
    <section aria-label={say(words.title)} className={styles.root}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say(words.title)}</th>
            <th scope="col">{say(words.pile)}</th>
            <th scope="col">{say(words.platform)}</th>
            <th scope="col">{say(words.difference)}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, pile, platform, difference, differs }) => (
            <tr key={label} data-differs={differs || undefined}>
              <th scope="row">{label}</th>
              <td>{pile}</td>
              <td>{platform}</td>
              <td>{difference}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!rawBill && <p>{say(words.noBill)}</p>}
    </section>
  )
}
