import { userSegment } from '@ampdeck/api/enumerations/member'
import { adviceFor, portraitWords } from '@ampdeck/api/statistics/portrait-rules'
import { type UserPortraitInfo, userPortrait } from '@ampdeck/api/statistics/user-portrait'
import { userPortraitTexts as words } from '@ampdeck/api/statistics/user-portrait.texts'
import { localName, texts } from '@ampdeck/api/texts'
import { hourMinute } from '@ampdeck/api/time'
import { LinkButton } from '@ampdeck/ui/button'
import { HourClock, RadarChart } from '@ampdeck/ui/charts'
import { DetailPage, Panel } from '@ampdeck/ui/detail'
import { Energy, Money } from '@ampdeck/ui/figure'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { usePageTab } from '@ampdeck/ui/open-pages'
import { SeriesChart } from '@ampdeck/ui/series-chart'
import { StationMap } from '@ampdeck/ui/station-map'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { HowComputed } from '../../../member/how-computed.tsx'
import { useAddress } from '../../../menu/use-address.ts'
import { useDetail } from '../../../shell/use-detail.tsx'
import { mapStation } from '../../../station-monitor/map-station.ts'
import styles from './user-portrait-info.module.css'

const own = texts({
  toMember: ['Member detail', '会员详情'],
  days: ['{count} day ago | {count} days ago', '{count} 天前'],
  today: ['Today', '今天'],
  radar: ['Among all members', '与全体会员相比'],
  radarNote: ['members of 100 with a lower value', '每 100 位会员中低于该会员的人数'],
  recency: ['Recency', '最近充电'],
  frequency: ['Charges', '充电次数'],
  spend: ['Spend', '消费'],
  charge: ['Spend per charge', '次均消费'],
  valley: ['Valley share', '谷电占比'],
  stations: ['Stations', '场站数'],
  clock: ['Charges by hour of start, 12 months', '近 12 个月分时充电次数'],
  trend: ['Charges and spend by month', '每月充电次数与消费'],
  orders: ['Charges', '充电次数'],
  map: ['Stations used, 12 months', '近 12 个月使用场站'],
  used: ['{count} charge, {money} yuan | {count} charges, {money} yuan', '{count} 次，{money} 元'],
  advice: ['Advice', '运营建议'],
})

/** One member's portrait: how it compares, when and where the charges are, and what to do about it (screens.md S181). */
export function Page() {
  const say = useSay()
  const { language } = useLanguage()
  const { number, percent } = useFormats()
  const { id, head, data, instead } = useDetail('userPortraitInfo', userPortrait.get)
  const addressOf = useAddress()
  usePageTab({ title: data?.name })

  if (instead || !data) return instead
  const toMember = addressOf('memberDetail', { id })
  const toStation = addressOf('StationMonitorDetail', { id: data.prefStationId })
  const station = localName({ name: data.prefStationName, nameEn: data.prefStationNameEn }, language)

  return (
    <DetailPage
      breadcrumb={head.breadcrumb}
      title={data.name}
      description={<StatusBadge of={userSegment} code={data.segment} look="tinted" />}
      actions={toMember && <LinkButton href={toMember}>{say(own.toMember)}</LinkButton>}
      facts={[
        { label: say(words.memberNo), value: data.memberNo },
        {
          label: say(words.lastDay),
          value: data.recency === 0 ? say(own.today) : say(own.days, { count: data.recency }),
        },
        { label: say(words.frequency90), value: number(data.frequency90) },
        { label: say(words.spend90Fen), value: <Money fen={data.spend90Fen} /> },
        { label: say(words.energy90Wh), value: <Energy wh={data.energy90Wh} decimals={1} /> },
        { label: say(words.prefHour), value: hourMinute(data.prefHour * 60) },
        {
          label: say(words.prefStationId),
          value: station && toStation ? <Link to={toStation}>{station}</Link> : (station ?? '–'),
        },
        { label: say(words.valleyBps), value: percent(data.valleyBps, 1) },
      ]}
      aside={
        <Panel title={say(own.advice)}>
          <ol className={styles.advice}>
            {adviceFor(data).map((text) => (
              <li key={text[0]}>{say(text)}</li>
            ))}
          </ol>
        </Panel>
      }
    >
      <div className={styles.part}>
        <Charts of={data} />
        <UsedStations of={data} />
        <HowComputed of={[portraitWords.portrait, portraitWords.segment]} />
      </div>
    </DetailPage>
  )
}

function Charts({ of: { radar, hours, months } }: { of: UserPortraitInfo }) {
  const say = useSay()

  return (
    <>
      <div className={styles.pair}>
        <RadarChart
          look="panel"
          label={say(own.radar)}
          caption={say(own.radarNote)}
          axes={radar.map(({ axis, basisPoints }) => ({ name: say(own[axis]), value: basisPoints }))}
        />
        <HourClock look="panel" label={say(own.clock)} values={hours} />
      </div>
      <SeriesChart
        look="panel"
        label={say(own.trend)}
        unit="number"
        secondUnit="money"
        kind="bar"
        height={200}
        xLabels={months.map(({ month }) => month)}
        incomplete={months.at(-1)?.month}
        series={[
          { name: say(own.orders), values: months.map(({ orders }) => orders) },
          {
            name: say(own.spend),
            values: months.map(({ spendFen }) => spendFen),
            kind: 'line',
            colour: 'fee',
            isSecond: true,
          },
        ]}
      />
    </>
  )
}

/** Where the charges were, and how many. */
function UsedStations({ of: { used } }: { of: UserPortraitInfo }) {
  const say = useSay()
  const { language } = useLanguage()
  const { money } = useFormats()
  const [selected, select] = useState<ReadonlySet<number>>(new Set())
  const stations = used.map((station) => ({
    ...mapStation(station, language === 'en'),
    note: say(own.used, { count: station.orders, money: money(station.spendFen) }),
  }))

  return (
    <Panel title={say(own.map)}>
      <StationMap className={styles.map} stations={stations} selected={selected} onSelect={select} />
    </Panel>
  )
}
