import { type CostModelVersion, costModel } from '@ampdeck/api/config/cost-model'
import { period } from '@ampdeck/api/enumerations/order'
import { serverNow } from '@ampdeck/api/server-clock'
import { texts } from '@ampdeck/api/texts'
import { formatTimestamp, HOUR } from '@ampdeck/api/time'
import { DateTimeInput } from '@ampdeck/ui/date-input'
import { FieldFrame, NumberInput } from '@ampdeck/ui/fields'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { useDeferredValue, useId, useState } from 'react'
import { useRead } from '../../../data/use-read.ts'
import styles from './cost-model.module.css'

const words = texts({
  title: ['Trial calculation', '试算'],
  from: ['Start', '开始'],
  to: ['Stop', '结束'],
  energy: ['Energy (kWh)', '电量（kWh）'],
  period: ['Period', '时段'],
  time: ['Time', '时间'],
  eFee: ['Energy fee', '电费'],
  sFee: ['Service fee', '服务费'],
  sum: ['Sum', '合计'],
  refused: ['No charge can be calculated for these times', '该时间段无法试算'],
})

type Prices = Pick<
  CostModelVersion,
  'serviceMode' | 'servicePrice4' | 'unitMinutes' | 'unitFen' | 'chargeFen' | 'periods'
>

/** A made-up charge at even power, billed by the server's own code. */
export function TrialCharge({ prices }: { prices: Prices }) {
  const say = useSay()
  const { language } = useLanguage()
  const formats = useFormats()
  const id = useId()
  const [trial, setTrial] = useState(() => {
    const now = serverNow()
    return { from: formatTimestamp(now - HOUR), to: formatTimestamp(now), energyWh: 30_000 }
  })
  const { serviceMode, servicePrice4, unitMinutes, unitFen, chargeFen, periods } = prices
  const input = { serviceMode, servicePrice4, unitMinutes, unitFen, chargeFen, periods, ...trial }
  const { data, error } = useRead(costModel.simulate, useDeferredValue(input))

  return (
    <section aria-labelledby={id} className={styles.trial}>
      <h3 id={id}>{say(words.title)}</h3>
      <div className={styles.trialFields}>
        <FieldFrame label={say(words.from)}>
          {(wiring) => (
            <DateTimeInput
              {...wiring}
              value={trial.from}
              onChange={(from) => setTrial({ ...trial, from: from ?? trial.from })}
            />
          )}
        </FieldFrame>
        <FieldFrame label={say(words.to)}>
          {(wiring) => (
            <DateTimeInput
              {...wiring}
              value={trial.to}
              onChange={(to) => setTrial({ ...trial, to: to ?? trial.to })}
            />
          )}
        </FieldFrame>
        <FieldFrame label={say(words.energy)}>
          {(wiring) => (
            <NumberInput
              {...wiring}
              value={trial.energyWh}
              scale={1_000}
              onChange={(wh) => setTrial({ ...trial, energyWh: typeof wh === 'number' ? wh : 0 })}
            />
          )}
        </FieldFrame>
      </div>
      {error && <p role="alert">{say(words.refused)}</p>}
      {data && !error && (
        <table className={styles.trialLines}>
          <thead>
            <tr>
              <th scope="col">{say(words.period)}</th>
              <th scope="col">{say(words.time)}</th>
              <th scope="col">kWh</th>
              <th scope="col">{say(words.eFee)}</th>
              <th scope="col">{say(words.sFee)}</th>
            </tr>
          </thead>
          <tbody>
            {data.lines.map((line) => (
              <tr key={line.from}>
                <td>{period.label(line.period, language)}</td>
                <td>
                  {line.from.slice(5, 16)} – {line.to.slice(11, 16)}
                </td>
                <td>{formats.energy(line.energyWh)}</td>
                <td>{formats.money(line.eFeeFen)}</td>
                <td>{formats.money(line.sFeeFen)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {say(words.sum)}
              </th>
              <td>{formats.energy(trial.energyWh)}</td>
              <td>{formats.money(data.eFeeFen)}</td>
              <td>{formats.money(data.sFeeFen)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  )
}
