import { BATTERY_MARKS, type BatteryRisk } from '@ampdeck/api/statistics/battery-safety'
import { Panel } from '@ampdeck/ui/detail'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { Link } from 'react-router-dom'
import { Awaited } from '../../../data/awaited.tsx'
import type { Reading } from '../../../data/read-failed.tsx'
import { useAddress } from '../../../menu/use-address.ts'
import styles from './battery-safety.module.css'
import { batteryTexts as words } from './battery-safety.texts.ts'

interface RiskListProps {
  reading: Reading & { data: { total: number; cars: BatteryRisk[] } | undefined }
}

/** The cars that passed most marks; each leads to its last charge, and its VIN to the readings. */
export function RiskList({ reading }: RiskListProps) {
  const say = useSay()
  const { data } = reading

  return (
    <Panel
      className={styles.box}
      title={say(words.risks)}
      caption={data && data.total > 0 && say(words.risksOf, { shown: data.cars.length, count: data.total })}
    >
      {!data && <Awaited of={reading} title={say(words.failed)} rows={3} />}
      {data?.total === 0 && <p className={styles.quiet}>{say(words.noRisks)}</p>}
      {data && data.total > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too.
        <section className={styles.scroll} tabIndex={0} aria-label={say(words.risks)}>
          <table className={styles.table}>
            <thead>
              <tr>
                {(['vin', 'plate', 'model'] as const).map((name) => (
                  <th key={name} scope="col">
                    {say(words[name])}
                  </th>
                ))}
                {(['marks', 'spreadMv', 'cellMv', 'tempC', 'riseDc', 'lastTime'] as const).map((name) => (
                  <th key={name} scope="col" data-end>
                    {say(words[name])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.cars.map((car) => (
                <RiskRow key={car.vin} car={car} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Panel>
  )
}

function RiskRow({ car }: { car: BatteryRisk }) {
  const say = useSay()
  const { number, minute } = useFormats()
  const addressOf = useAddress()
  const readings = addressOf('vehicleData', { vin: car.vin })
  const order = addressOf('chargeOrder', { open: car.lastOrderId })
  const figures = [
    { name: 'spreadMv', text: number(car.spreadMv), isOver: car.spreadMv >= BATTERY_MARKS.spreadMv },
    { name: 'cellMv', text: number(car.cellMv), isOver: car.cellMv >= BATTERY_MARKS.cellMv },
    { name: 'tempC', text: number(car.tempC), isOver: car.tempC >= BATTERY_MARKS.tempC },
    { name: 'riseDc', text: number(car.riseDc / 10, 1), isOver: car.riseDc >= BATTERY_MARKS.riseDc },
  ]
  const time = minute(car.lastTime)

  return (
    <tr>
      <th scope="row">{readings ? <Link to={readings}>{car.vin}</Link> : car.vin}</th>
      <td>{car.plate ?? '–'}</td>
      <td>{car.model ?? say(words.unknown)}</td>
      <td data-end>{say(words.marksOf, { count: car.marks })}</td>
      {figures.map(({ name, text, isOver }) => (
        <td key={name} data-end data-over={isOver || undefined}>
          {text}
        </td>
      ))}
      <td data-end>{order ? <Link to={order}>{time}</Link> : time}</td>
    </tr>
  )
}
