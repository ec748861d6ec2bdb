import { frequencyBand, recencyBand, spendBand } from '@ampdeck/api/enumerations/member'
import { billChannel, orderStatus } from '@ampdeck/api/enumerations/order'
import { shareOf } from '@ampdeck/api/figures/figure'
import { portraitWords } from '@ampdeck/api/statistics/portrait-rules'
import { type UserOverview, userAnalysis } from '@ampdeck/api/statistics/user-analysis'
import { localName, texts } from '@ampdeck/api/texts'
import { HeatGrid, RankBars, RingShare } from '@ampdeck/ui/charts'
import { Count, Money, Percent } from '@ampdeck/ui/figure'
import { KpiStrip, KpiTile } from '@ampdeck/ui/kpi-tile'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { PageHead } from '@ampdeck/ui/page-head'
import { SeriesChart } from '@ampdeck/ui/series-chart'
import { DashboardFilters } from '../../../dashboard/dashboard-filters.tsx'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { shortTime } from '../../../figures/stretch.ts'
import styles from '../../../member/analysis.module.css'
import { analysisWords } from '../../../member/analysis-words.ts'
import { ComparedTile } from '../../../member/compared-tile.tsx'
import { HowComputed } from '../../../member/how-computed.tsx'
import { useAnalysisFilter } from '../../../member/use-analysis-filter.ts'
import { useAddress } from '../../../menu/use-address.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { Export } from '../../../timing/export.tsx'

const words = texts({
  failed: ['The user analysis could not be loaded', '用户分析加载失败'],
  repeat: ['Repeat rate, 30 days', '30 天复充率'],
  repeatOf: [
    '{members} of {count} active member | {members} of {count} active members',
    '{count} 位活跃会员中 {members} 位',
  ],
  byDay: ['Active and new members by day', '每日活跃与新增会员'],
  channels: ['Orders by channel', '订单渠道占比'],
  stations: ['Stations by active members', '活跃会员最多的场站'],
  frequency: ['Members by charges in 90 days', '90 天充电次数分布'],
  spend: ['Members by spend in 90 days', '90 天消费分布'],
  rfm: ['Members by last charge and frequency', '最近充电 × 充电次数'],
  members: ['members', '会员数'],
})

const colours = ['chart-energy', 'chart-teal', 'chart-fee', 'chart-occupy', 'chart-slate', 'chart-rust']

/** How many members charge, how often and for how much, by which way and where (screens.md S179). */
export function Page() {
  const say = useSay()
  const head = usePageHead('UserAnalysis')
  const filter = useAnalysisFilter()
  const reading = useRead(userAnalysis.overview, filter.asked, { keepsLast: true })

  return (
    <>
      <PageHead
        {...head}
        actions={
          <>
            <DashboardFilters filter={filter.choice} />
            <Export of={userAnalysis.export} />
          </>
        }
      />
      <div className={styles.page}>
        {reading.data ? (
          <>
            <Figures of={reading.data} days={filter.days} />
            <Days of={reading.data} />
            <Ways of={reading.data} filter={filter} />
            <Distributions of={reading.data} station={filter.station} />
          </>
        ) : (
          <Awaited of={reading} title={say(words.failed)} rows={6} />
        )}
      </div>
      <HowComputed of={[analysisWords.how, portraitWords.portrait]} />
    </>
  )
}

function Figures({ of, days }: { of: UserOverview; days: number }) {
  const say = useSay()
  const { number } = useFormats()
  const { members, active } = of.repeat

  return (
    <KpiStrip>
      <ComparedTile name={say(analysisWords.active)} of={of.active} days={days}>
        <Count value={of.active.value} />
      </ComparedTile>
      <ComparedTile name={say(analysisWords.registered)} of={of.registered} days={days}>
        <Count value={of.registered.value} />
      </ComparedTile>
      <ComparedTile name={say(analysisWords.orders)} of={of.orders} days={days}>
        <Count value={of.orders.value} />
      </ComparedTile>
      <ComparedTile name={say(analysisWords.spend)} of={of.spendFen} days={days}>
        <Money fen={of.spendFen.value} compact />
      </ComparedTile>
      <KpiTile
        name={say(words.repeat)}
        delta={say(words.repeatOf, { members: number(members), count: active })}
      >
        <Percent basisPoints={shareOf(members, active)} />
      </KpiTile>
    </KpiStrip>
  )
}

function Days({ of: { days } }: { of: UserOverview }) {
  const say = useSay()
  const xLabels = days.map(({ day }) => shortTime(day))

  return (
    <SeriesChart
      look="panel"
      label={say(words.byDay)}
      unit="number"
      secondUnit="number"
      kind="line"
      height={220}
      xLabels={xLabels}
      incomplete={xLabels.at(-1)}
      series={[
        { name: say(analysisWords.active), values: days.map(({ active }) => active) },
        {
          name: say(analysisWords.registered),
          values: days.map(({ registered }) => registered),
          colour: 'teal',
          isSecond: true,
        },
      ]}
    />
  )
}

interface WaysProps {
  of: UserOverview
  filter: ReturnType<typeof useAnalysisFilter>
}

/** By which channel and where; each leads to the orders that began in these days. */
function Ways({ of: { channels, stations }, filter: { span, station } }: WaysProps) {
  const say = useSay()
  const { language } = useLanguage()
  const addressOf = useAddress()
  const ordersOf = (more: Record<string, number>) =>
    addressOf('chargeOrder', {
      stationId: station,
      ...more,
      orderStatus: orderStatus.code.finished,
      startTimeFrom: span.from,
      startTimeTo: span.to,
    })

  return (
    <div className={styles.pair}>
      <RingShare
        look="panel"
        label={say(words.channels)}
        shares={channels.map(({ channel, orders }, nth) => ({
          label: billChannel.label(channel, language),
          value: orders,
          colour: colours[nth % colours.length] ?? 'chart-energy',
          href: ordersOf({ channel }),
        }))}
      />
      <RankBars
        look="panel"
        label={say(words.stations)}
        caption={say(words.members)}
        unit="number"
        colour="teal"
        ranks={stations.map(({ id, members, ...named }) => ({
          name: localName(named, language),
          value: members,
          href: ordersOf({ stationId: id }),
        }))}
      />
    </div>
  )
}

/** By portraits; each leads to the members whose portrait it is. */
function Distributions({ of, station }: { of: UserOverview; station: string | undefined }) {
  const say = useSay()
  const { language } = useLanguage()
  const addressOf = useAddress()
  const portraitsOf = (more: Record<string, number>) =>
    addressOf('userPortrait', { prefStationId: station, ...more })
  const bars = (
    name: 'frequencyBand' | 'spendBand',
    bands: readonly { band: number; members: number }[],
    codes: readonly { code: number; label: string }[],
  ) =>
    codes.map(({ code, label }) => ({
      name: label,
      value: bands.find(({ band }) => band === code)?.members ?? 0,
      href: portraitsOf({ [name]: code }),
    }))

  return (
    <>
      <div className={styles.pair}>
        <RankBars
          look="panel"
          label={say(words.frequency)}
          caption={say(words.members)}
          unit="number"
          hasPlaces={false}
          ranks={bars(
            'frequencyBand',
            of.frequency,
            frequencyBand.codes.map((code) => ({ code, label: frequencyBand.label(code, language) })),
          )}
        />
        <RankBars
          look="panel"
          label={say(words.spend)}
          caption={say(words.members)}
          unit="number"
          colour="fee"
          hasPlaces={false}
          ranks={bars(
            'spendBand',
            of.spend,
            spendBand.codes.map((code) => ({ code, label: spendBand.label(code, language) })),
          )}
        />
      </div>
      <HeatGrid
        look="panel"
        label={say(words.rfm)}
        caption={say(words.members)}
        columns={frequencyBand.codes.map((code) => frequencyBand.label(code, language))}
        rows={recencyBand.codes.map((recency) => ({
          head: recencyBand.label(recency, language),
          values: frequencyBand.codes.map(
            (frequency) =>
              of.rfm.find((one) => one.recency === recency && one.frequency === frequency)?.members ?? 0,
          ),
        }))}
        isSpelt
        hrefOf={(row, column) =>
          portraitsOf({
            recencyBand: recencyBand.codes[row] ?? 0,
            frequencyBand: frequencyBand.codes[column] ?? 0,
          })
        }
      />
    </>
  )
}
