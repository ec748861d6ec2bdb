import { pvInverter } from '@ampdeck/api/config/pv-inverter'
import { meterKind } from '@ampdeck/api/enumerations/equipment'
import { pvInverterState } from '@ampdeck/api/enumerations/pv-inverter'
import { monitorStation } from '@ampdeck/api/operation/monitor-station'
import { MINUTE } from '@ampdeck/api/time'
import { Panel } from '@ampdeck/ui/detail'
import { Energy, Power } from '@ampdeck/ui/figure'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { Empty } from '@ampdeck/ui/state-panel'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import styles from './station-detail.module.css'
import { detailTexts as words } from './station-detail.texts.ts'

/** The electricity meters with their last reading, and the PV inverters with what they give. */
export function StationMeters({ stationId }: { stationId: number }) {
  const say = useSay()

  return (
    <>
      <Panel title={say(words.metersTitle)}>
        <Meters stationId={stationId} />
      </Panel>
      <Panel title={say(words.pv)}>
        <Inverters stationId={stationId} />
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

/** As many as one station has at most. */
const ALL = { current: 1, pageSize: 100 }

function Inverters({ stationId }: { stationId: number }) {
  const say = useSay()
  const reading = useRead(pvInverter.page, { ...ALL, stationId: [stationId] }, { refreshEvery: MINUTE })
  const { data } = reading

  if (!data) return <Awaited of={reading} title={say(words.pvFailed)} rows={2} />
  if (data.records.length === 0) return <Empty title={say(words.noPv)} text={say(words.noPvText)} />
  return (
    <table className={styles.table} aria-label={say(words.pv)}>
      <thead>
        <tr>
          <th scope="col">{say(words.inverter)}</th>
          <th scope="col">{say(words.inverterState)}</th>
          <th scope="col">{say(words.inverterPower)}</th>
          <th scope="col">{say(words.inverterToday)}</th>
        </tr>
      </thead>
      <tbody>
        {data.records.map((inverter) => (
          <tr key={inverter.id}>
            <th scope="row">
              <a href={`/business/pileManage/pvInverter?id=${inverter.id}`}>{inverter.sn}</a>
            </th>
            <td>
              {inverter.state === null ? '–' : <StatusBadge of={pvInverterState} code={inverter.state} />}
            </td>
            <td>
              <Power w={inverter.activeW} />
            </td>
            <td>
              <Energy wh={inverter.todayWh} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
