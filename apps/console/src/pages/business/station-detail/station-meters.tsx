import { meterKind } from '@ampdeck/api/enumerations/equipment'
import { monitorStation } from '@ampdeck/api/operation/monitor-station'
import { Panel } from '@ampdeck/ui/detail'
import { Energy } from '@ampdeck/ui/figure'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { Empty } from '@ampdeck/ui/state-panel'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import styles from './station-detail.module.css'
import { detailTexts as words } from './station-detail.texts.ts'

/** The electricity meters with their last reading. No PV inverter can report to this version, and it says so. */
export function StationMeters({ stationId }: { stationId: number }) {
  const say = useSay()

  return (
    <>
      <Panel title={say(words.metersTitle)}>
        <Meters stationId={stationId} />
      </Panel>
      <Panel title={say(words.pv)}>
        <Empty title={say(words.noPv)} text={say(words.noPvText)} />
      </Panel>
    </>
  )
}

function Meters({ stationId }: { stationId: number }) {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const meters = useRead(monitorStation.stationMeters, { id: stationId })
  const { data } = meters

  if (!data) return <Awaited of={meters} title={say(words.metersFailed)} rows={2} />
  if (data.length === 0) return <Empty title={say(words.noMeters)} text={say(words.noMetersText)} />
  return (
    <table className={styles.table} aria-label={say(words.metersTitle)}>
      <thead>
        <tr>
          <th scope="col">{say(words.meterNo)}</th>
          <th scope="col">{say(words.meterKind)}</th>
          <th scope="col">{say(words.ratio)}</th>
          <th scope="col">{say(words.reading)}</th>
        </tr>
      </thead>
      <tbody>
        {data.map((meter) => (
          <tr key={meter.id}>
            <th scope="row">{meter.meterNo}</th>
            <td>{meterKind.label(meter.kind, language)}</td>
            <td>{number(meter.ratio)}</td>
            <td>
              <Energy wh={meter.lastReading} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
