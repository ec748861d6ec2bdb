import { meterKind } from '@ampdeck/api/enumerations/equipment'
import { monitorStation } from '@ampdeck/api/operation/monitor-station'
import { Panel } from '@ampdeck/ui/detail'
import { Energy } from '@ampdeck/ui/figure'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { Empty, Failed, Loading } from '@ampdeck/ui/state-panel'
import { failureOf } from '../../../data/failure-of.ts'
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
  const { data, error, refetch } = useRead(monitorStation.stationMeters, { id: stationId })

  if (!data && error) {
    const { message, code, requestId } = failureOf(error)
    return (
      <Failed
        title={say(words.metersFailed)}
        cause={message}
        code={code}
        requestId={requestId}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <Loading rows={2} />
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
