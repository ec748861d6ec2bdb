import { gunStatus, serviceStatus } from '@ampdeck/api/enumerations/equipment'
import type { HomeSummary } from '@ampdeck/api/statistics/platform-home'
import { Panel } from '@ampdeck/ui/detail'
import { PowerSum } from '@ampdeck/ui/figure'
import { GunBar } from '@ampdeck/ui/gun-bar'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { Link } from 'react-router-dom'
import { useAddress } from '../../menu/use-address.ts'
import { paths } from '../../session/paths.ts'
import styles from './home.module.css'
import { homeTexts as words } from './home.texts.ts'

type Stations = NonNullable<HomeSummary['stations']>

/** The stations at which somebody cannot charge, the worst first. */
export function NeedyStations({ stations: { total, worst } }: { stations: Stations }) {
  const say = useSay()
  const list = useAddress()('stationList')

  return (
    <Panel
      title={say(words.needy)}
      caption={total > 0 && say(words.worstFirst, { shown: worst.length, total })}
      tools={list && <Link to={list}>{say(words.allStations)}</Link>}
      className={styles.needy}
    >
      {total === 0 ? (
        <p className={styles.quiet}>{say(words.noneNeedy)}</p>
      ) : (
        <div className={styles.tableBox}>
          <table className={styles.table} data-lines aria-label={say(words.needy)}>
            <thead>
              <tr>
                <th scope="col">{say(words.station)}</th>
                <th scope="col">{say(words.service)}</th>
                <th scope="col">{say(words.gunsHead)}</th>
                <th scope="col" className={styles.number}>
                  {say(words.power)}
                </th>
                <th scope="col">{say(words.why)}</th>
              </tr>
            </thead>
            <tbody>
              {worst.map((station) => (
                <StationLine key={station.id} station={station} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}

function StationLine({
  station: { id, name, nameEn, serviceStatus: service, guns, alarms, powerW, powerUnknown },
}: {
  station: Stations['worst'][number]
}) {
  const say = useSay()
  const { language } = useLanguage()
  const detail = useAddress()('StationMonitorDetail')
  const shown = (language === 'en' && nameEn) || name
  const trouble = guns.filter(
    ({ status }) => status === gunStatus.code.alarm || status === gunStatus.code.fault,
  )

  return (
    <tr>
      <th scope="row">{detail ? <Link to={paths.station(id)}>{shown}</Link> : shown}</th>
      <td>
        <StatusBadge of={serviceStatus} code={service} />
      </td>
      <td className={styles.bar}>
        <span className={styles.guns}>
          <GunBar counts={guns} />
          {guns.reduce((sum, { count }) => sum + count, 0)}
        </span>
      </td>
      <td className={styles.number}>
        <PowerSum w={Math.round(powerW / 1_000) * 1_000} unknown={powerUnknown} />
      </td>
      <td>
        {service === serviceStatus.code.offline
          ? say(words.outOfReach)
          : [
              say(words.alarms, { count: alarms }),
              ...trouble.map(({ status, count }) =>
                say(words.atGuns, { count, status: gunStatus.label(status, language).toLowerCase() }),
              ),
            ].join(' · ')}
      </td>
    </tr>
  )
}
