import { serviceStatus } from '@ampdeck/api/enumerations/equipment'
import { type HomeOverview, platformHome } from '@ampdeck/api/statistics/platform-home'
import { texts } from '@ampdeck/api/texts'
import { MINUTE } from '@ampdeck/api/time'
import { Panel } from '@ampdeck/ui/detail'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { Link } from 'react-router-dom'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { useMenu } from '../../../menu/menu-context.ts'
import { useAddress } from '../../../menu/use-address.ts'
import { todoAddress } from '../../../todo/todo-places.ts'
import styles from '../home.module.css'
import { homeTexts } from '../home.texts.ts'
import own from './service-table.module.css'

const words = texts({
  title: ['Stations by service status', '场站服务状态'],
  all: ['{count} stations', '{count} 个场站'],
  stations: ['Stations', '场站数'],
  alarms: ['Open alarms', '未处理告警'],
  workOrders: ['Open work orders', '未完成工单'],
  failed: ['The stations could not be loaded', '场站加载失败'],
})

type Services = NonNullable<HomeOverview['services']>

/** H4: how many stations are in each state, and what waits for somebody there. */
export function ServiceTable({ of }: { of: { stationId?: number } }) {
  const say = useSay()
  const overview = useRead(platformHome.overview, of, { refreshEvery: MINUTE, keepsLast: true })
  if (!overview.data) return <Awaited of={overview} title={say(words.failed)} rows={4} />
  const { services } = overview.data
  return services && <Services services={services} stationId={of.stationId} />
}

function Services({ services, stationId }: { services: Services; stationId: number | undefined }) {
  const say = useSay()
  const { number } = useFormats()
  const menu = useMenu()
  const addressOf = useAddress()
  const all = services.reduce((sum, { stations }) => sum + stations, 0)
  const seesAlarms = services.some(({ alarms }) => alarms !== null)
  const seesWork = services.some(({ workOrders }) => workOrders !== null)
  const listOf = (code: number) => addressOf('stationList', { serviceStatus: code, id: stationId })

  return (
    <Panel title={say(words.title)} caption={say(words.all, { count: all })} className={styles.needy}>
      <div className={styles.tableBox}>
        <table className={styles.table} aria-label={say(words.title)}>
          <thead>
            <tr>
              <th scope="col">{say(homeTexts.service)}</th>
              <th scope="col" colSpan={2}>
                {say(words.stations)}
              </th>
              {seesAlarms && <Waits name={say(words.alarms)} address={todoAddress(menu, 'openAlarms')} />}
              {seesWork && <Waits name={say(words.workOrders)} address={todoAddress(menu, 'workOrders')} />}
            </tr>
          </thead>
          <tbody>
            {services.map(({ serviceStatus: code, stations, alarms, workOrders }) => {
              const list = stations > 0 ? listOf(code) : undefined
              return (
                <tr key={code}>
                  <th scope="row">
                    <StatusBadge of={serviceStatus} code={code} />
                  </th>
                  <td className={styles.number}>
                    {list ? <Link to={list}>{number(stations)}</Link> : number(stations)}
                  </td>
                  <td className={own.track} aria-hidden="true">
                    <i style={{ inlineSize: `${all > 0 ? (100 * stations) / all : 0}%` }} />
                  </td>
                  {seesAlarms && <td className={styles.number}>{number(alarms ?? 0)}</td>}
                  {seesWork && <td className={styles.number}>{number(workOrders ?? 0)}</td>}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

function Waits({ name, address }: { name: string; address: string | undefined }) {
  return (
    <th scope="col" className={styles.number}>
      {address ? <Link to={address}>{name}</Link> : name}
    </th>
  )
}
