import { pileStatus } from '@ampdeck/api/enumerations/equipment'
import { alarmLevel } from '@ampdeck/api/enumerations/operation'
import { SHARE } from '@ampdeck/api/figures/figure'
import type { HomeEquipment } from '@ampdeck/api/statistics/home-equipment'
import { localName, texts } from '@ampdeck/api/texts'
import { DAY, formatDate, parseTimestamp } from '@ampdeck/api/time'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { SeriesChart } from '@ampdeck/ui/series-chart'
import { Link } from 'react-router-dom'
import styles from '../../../dashboard/dashboard.module.css'
import { shortTime } from '../../../figures/stretch.ts'
import { useAddress } from '../../../menu/use-address.ts'

const words = texts({
  rates: ['Online rate and availability, 24 h', '近 24 小时在线率与可用率'],
  online: ['Online rate {share}', '在线率 {share}'],
  available: ['Availability {share}', '可用率 {share}'],
  offline: ['Piles offline', '离线电桩'],
  alarms: ['Alarms by level and day', '每日各级别告警'],
  alarmList: ['Alarms', '告警列表'],
  noAlarms: ['No alarms in the last {count} days', '近 {count} 天没有告警'],
  piles: ['Piles by type and firmware', '电桩类型与固件分布'],
  pileList: ['Piles', '电桩列表'],
  noPiles: ['No piles yet', '暂无电桩'],
  unknown: ['Unknown version', '未知版本'],
})

const HEIGHT = 220
/** Of the levels, as everywhere (design.md §3). */
const COLOURS = {
  1: 'gun-fault-fill',
  2: 'gun-alarm-fill',
  3: 'period-peak-fill',
  4: 'slate',
  5: 'prev',
  6: 'prev2',
} as const

interface ChartProps {
  of: HomeEquipment
  /** The chosen station; empty where all are shown. */
  station: string
}

/** H13: K11 and K12 hour by hour; the names say what the whole 24 hours come to. */
export function RateChart({ of: { hours, now }, station }: ChartProps) {
  const say = useSay()
  const { percent } = useFormats()
  const list = useAddress()('pileList', { status: pileStatus.code.offline, stationId: station })
  const share = (value: number | null) => (value === null ? '–' : percent(value, 1))
  const labels = hours.map(({ time }) => time.slice(11, 16))

  return (
    <SeriesChart
      look="panel"
      label={say(words.rates)}
      unit="percent"
      kind="line"
      close
      reach={[SHARE]}
      height={HEIGHT}
      xLabels={labels}
      series={[
        {
          name: say(words.online, { share: share(now.onlineRate) }),
          values: hours.map(({ onlineRate }) => onlineRate),
          colour: 'energy',
        },
        {
          name: say(words.available, { share: share(now.available) }),
          values: hours.map(({ available }) => available),
          colour: 'teal',
        },
      ]}
      tools={<ListLink to={list}>{say(words.offline)}</ListLink>}
    />
  )
}

/** H14: what went wrong, day by day. */
export function AlarmChart({ of: { at, alarms }, days, station }: ChartProps & { days: number }) {
  const say = useSay()
  const { language } = useLanguage()
  const all = Array.from({ length: days }, (_, nth) =>
    formatDate(parseTimestamp(at) - (days - 1 - nth) * DAY),
  )
  const addressOf = useAddress()
  const from = (day: string) => ({ lastTimeFrom: `${day} 00:00:00`, stationId: station })
  const list = addressOf('alarmCenter', from(all[0] ?? ''))
  const count = new Map(alarms.map((of) => [`${of.day} ${of.level}`, of.count]))
  const labels = all.map((day) => shortTime(day))

  return (
    <SeriesChart
      look="panel"
      label={say(words.alarms)}
      kind="bar"
      stacked
      height={HEIGHT}
      xLabels={labels}
      incomplete={labels.at(-1)}
      state={alarms.length === 0 ? { is: 'empty', text: say(words.noAlarms, { count: days }) } : undefined}
      hrefOf={(nth) =>
        addressOf('alarmCenter', { ...from(all[nth] ?? ''), lastTimeTo: `${all[nth]} 23:59:59` })
      }
      series={alarmLevel.codes
        .filter((level) => alarms.some((one) => one.level === level))
        .map((level) => ({
          name: alarmLevel.label(level, language),
          values: all.map((day) => count.get(`${day} ${level}`) ?? 0),
          colour: COLOURS[level],
        }))}
      tools={<ListLink to={list}>{say(words.alarmList)}</ListLink>}
    />
  )
}

/** H15: how many piles of each type run which version of their main firmware. */
export function PileChart({ of: { piles }, station }: ChartProps) {
  const say = useSay()
  const { language } = useLanguage()
  const addressOf = useAddress()
  const list = addressOf('pileList', { stationId: station })
  const types = [...Map.groupBy(piles, ({ type }) => type.key).values()]
    .map((of) => ({ of, count: of.reduce((sum, { count }) => sum + count, 0) }))
    .sort((a, b) => b.count - a.count)
  const versions = [...new Set(piles.map(({ firmware }) => firmware))].sort((a, b) =>
    (b ?? '').localeCompare(a ?? '', undefined, { numeric: true }),
  )

  return (
    <SeriesChart
      look="panel"
      label={say(words.piles)}
      kind="bar"
      stacked
      height={HEIGHT}
      xLabels={types.map(({ of: [first] }) => (first ? localName(first.type, language) : ''))}
      hrefOf={(nth) => addressOf('pileList', { stationId: station, pileTypeId: types[nth]?.of[0]?.type.key })}
      state={piles.length === 0 ? { is: 'empty', text: say(words.noPiles) } : undefined}
      series={versions.map((version) => ({
        name: version ?? say(words.unknown),
        values: types.map(({ of }) =>
          of.reduce((sum, one) => sum + (one.firmware === version ? one.count : 0), 0),
        ),
      }))}
      tools={<ListLink to={list}>{say(words.pileList)}</ListLink>}
    />
  )
}

function ListLink({ to, children }: { to: string | undefined; children: string }) {
  return (
    to && (
      <Link className={styles.link} to={to}>
        {children}
      </Link>
    )
  )
}
