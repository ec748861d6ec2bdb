import { CELL, DAY, nextChange, periodAt } from '@ampdeck/api/billing/tariff-day'
import { alarmHandling } from '@ampdeck/api/enumerations/operation'
import { period } from '@ampdeck/api/enumerations/order'
import { platformHome, type NetworkStatus as Status } from '@ampdeck/api/statistics/platform-home'
import { texts } from '@ampdeck/api/texts'
import { MINUTE, UTC8 } from '@ampdeck/api/time'
import { CountdownText } from '@ampdeck/ui/countdown'
import { Glyph } from '@ampdeck/ui/glyph'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { useTick } from '@ampdeck/ui/live'
import { Link } from 'react-router-dom'
import { useRead } from '../data/use-read.ts'
import { LiveLamp } from '../live/live-lamp.tsx'
import { useLiveRows } from '../live/use-live-rows.ts'
import { type ListPlace, listAddress } from '../menu/list-address.ts'
import { useMenu } from '../menu/menu-context.ts'
import styles from './network-status.module.css'

const words = texts({
  charging: ['{charging} of {all} guns charging', '{all} 把枪中 {charging} 把充电中'],
  ofGuns: ['of {all} guns charging', '/ {all} 把枪充电中'],
  power: ['Power of all charging guns now', '当前全部充电枪的功率'],
  powerUnknown: ['+ {count} unknown', '另有 {count} 把枪未知'],
  tariff: ['{period} tariff', '{period}时段'],
  tariffUntil: ['{period} tariff,', '{period}时段，'],
  next: ['{period} in', '距{period}时段'],
  rule: [
    'Tariff periods of {guns} of {all} guns, the largest group. Other stations may differ',
    '{all} 把枪中 {guns} 把采用此时段（最多的一组），其他场站可能不同',
  ],
  oneAlarm: ['open alarm', '条未处理告警'],
  alarms: ['open alarms', '条未处理告警'],
})

/** How often the figures are read again; alarms bring them sooner. */
const REFRESH_MS = 15_000

const openAlarms: ListPlace = {
  page: 'alarmCenter',
  search: `handling=${alarmHandling.code.pending},${alarmHandling.code.processing}`,
}

/** The network at a glance, on every page: what the caller may not see is left out. */
export function NetworkStatus() {
  const { data } = useRead(platformHome.status, {}, { refreshEvery: REFRESH_MS })
  useLiveRows(['alarm', 'notice'], platformHome.status)

  return (
    <>
      <LiveLamp className={styles.lamp} />
      {data?.guns && <Guns guns={data.guns} />}
      {data?.guns && data.tariff && <TariffNow tariff={data.tariff} all={data.guns.all} />}
      {data && data.openAlarms !== null && <Alarms count={data.openAlarms} />}
    </>
  )
}

function Guns({ guns: { all, charging, powerW, powerUnknown } }: { guns: NonNullable<Status['guns']> }) {
  const say = useSay()
  const { number } = useFormats()

  return (
    <>
      <span className={styles.part} title={say(words.charging, { charging, all })}>
        <Glyph name="charging" tone="busy" size={12} />
        <strong>{number(charging)}</strong>
        <span className={styles.words}>{say(words.ofGuns, { all: number(all) })}</span>
      </span>
      <span className={styles.part} title={say(words.power)}>
        <strong>{powerUnknown > 0 && powerW === 0 ? '–' : number(Math.round(powerW / 1_000))}</strong>
        kW
        {powerUnknown > 0 && (
          <span className={styles.words}>{say(words.powerUnknown, { count: powerUnknown })}</span>
        )}
      </span>
    </>
  )
}

interface TariffNowProps {
  tariff: NonNullable<Status['tariff']>
  all: number
}

/** The period that runs, and how long until another one begins. */
function TariffNow({ tariff: { guns, periods }, all }: TariffNowProps) {
  const say = useSay()
  const { language } = useLanguage()
  // Periods change on the half hour: the line is drawn again only then.
  const cell = useTick((now) => Math.floor((now + UTC8) / (CELL * MINUTE)))
  const cellsOfDay = DAY / CELL
  const minute = (cell % cellsOfDay) * CELL
  const current = periodAt(periods, minute)
  if (!current) return null

  // A price that changes within one period is no other period.
  const byPeriod = periods.map((row) => ({ ...row, ePrice4: 0, sPrice4: 0 }))
  const next = nextChange(byPeriod, minute * 60)
  const wordOf = (code: number) => period.label(code, language)
  const inSentence = (code: number) => (language === 'en' ? wordOf(code).toLowerCase() : wordOf(code))
  const startOfCell = cell * CELL * MINUTE - UTC8

  return (
    <span className={styles.part} title={say(words.rule, { guns, all })}>
      <i className={styles.swatch} data-period={period.key(current.period)} />
      <strong>{say(next ? words.tariffUntil : words.tariff, { period: wordOf(current.period) })}</strong>
      {next && (
        <>
          <span className={styles.words}>{say(words.next, { period: inSentence(next.period.period) })}</span>
          <CountdownText className={styles.countdown} deadline={startOfCell + next.seconds * 1_000} />
        </>
      )}
    </span>
  )
}

function Alarms({ count }: { count: number }) {
  const say = useSay()
  const { number } = useFormats()
  const address = listAddress(useMenu(), openAlarms)
  const shown = (
    <>
      <Glyph name="alarm" tone={count > 0 ? 'warning' : 'off'} size={12} />
      <strong>{number(count)}</strong>
      <span className={styles.words}>{say(count === 1 ? words.oneAlarm : words.alarms)}</span>
    </>
  )

  return address ? (
    <Link to={address} className={styles.part}>
      {shown}
    </Link>
  ) : (
    <span className={styles.part}>{shown}</span>
  )
}
