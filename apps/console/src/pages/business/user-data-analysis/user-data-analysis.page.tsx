import { reachBand } from '@ampdeck/api/enumerations/member'
import { weekday } from '@ampdeck/api/enumerations/tariff'
import { shareOf } from '@ampdeck/api/figures/figure'
import { portraitWords } from '@ampdeck/api/statistics/portrait-rules'
import { type UserCohort, type UserSummary, userAnalysis } from '@ampdeck/api/statistics/user-analysis'
import { texts } from '@ampdeck/api/texts'
import { HeatGrid, RankBars } from '@ampdeck/ui/charts'
import { Count } from '@ampdeck/ui/figure'
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
import { Cohorts as CohortChart } from '../../../member/cohorts.tsx'
import { ComparedTile } from '../../../member/compared-tile.tsx'
import { HowComputed } from '../../../member/how-computed.tsx'
import { shareText } from '../../../member/shares.ts'
import { useAnalysisFilter } from '../../../member/use-analysis-filter.ts'
import { useAddress } from '../../../menu/use-address.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'

const words = texts({
  failed: ['The user data could not be loaded', '用户数据加载失败'],
  cohortsFailed: ['The cohorts could not be loaded', '留存数据加载失败'],
  first: ['First charge ever', '首次充电会员'],
  returning: ['Returning members', '回访会员'],
  ofActive: ['{share} of the active members', '占活跃会员 {share}'],
  byDay: ['Active members by day: first charge and returning', '每日活跃会员：首次与回访'],
  retention: ['Retention over all these months', '各月加权留存率'],
  rate: ['Charged again', '再次充电'],
  month: ['+{n}', '+{n}'],
  hours: ['Orders by weekday and hour of start', '订单（星期 × 开始时段）'],
  orders: ['orders', '订单数'],
  reach: ['Members by distance between the stations used', '使用场站距离分布'],
  members: ['members', '会员数'],
  noCohorts: ['Cohorts need a month that has ended', '至少需要一个完整月份'],
})

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))

/** Who comes, who comes back, when and how far apart (screens.md S096). */
export function Page() {
  const say = useSay()
  const head = usePageHead('userDataAnalysis')
  const filter = useAnalysisFilter()
  const reading = useRead(userAnalysis.summary, filter.asked, { keepsLast: true })
  const cohorts = useRead(userAnalysis.cohort, {})

  return (
    <>
      <PageHead {...head} actions={<DashboardFilters filter={filter.choice} />} />
      <div className={styles.page}>
        {reading.data ? (
          <Summary of={reading.data} days={filter.days} station={filter.station} />
        ) : (
          <Awaited of={reading} title={say(words.failed)} rows={6} />
        )}
        {cohorts.data ? (
          <Cohorts of={cohorts.data} />
        ) : (
          <Awaited of={cohorts} title={say(words.cohortsFailed)} rows={4} />
        )}
      </div>
      <HowComputed of={[analysisWords.how, portraitWords.portrait]} />
    </>
  )
}

interface SummaryProps {
  of: UserSummary
  days: number
  station: string | undefined
}

function Summary({ of, days, station }: SummaryProps) {
  const say = useSay()
  const { language } = useLanguage()
  const formats = useFormats()
  const addressOf = useAddress()
  const xLabels = of.days.map(({ day }) => shortTime(day))
  const ofActive = (part: number) =>
    say(words.ofActive, {
      share: shareText(formats, part, of.active.value),
    })
  const returning = of.active.value - of.first
  const orders = new Map(of.hours.map((one) => [`${one.weekday} ${one.hour}`, one.orders]))
  const members = new Map(of.reach.map(({ band, members: count }) => [band, count]))

  return (
    <>
      <KpiStrip>
        <ComparedTile name={say(analysisWords.active)} of={of.active} days={days}>
          <Count value={of.active.value} />
        </ComparedTile>
        <KpiTile name={say(words.first)} delta={ofActive(of.first)}>
          <Count value={of.first} />
        </KpiTile>
        <KpiTile name={say(words.returning)} delta={ofActive(returning)}>
          <Count value={returning} />
        </KpiTile>
        <ComparedTile name={say(analysisWords.registered)} of={of.registered} days={days}>
          <Count value={of.registered.value} />
        </ComparedTile>
      </KpiStrip>
      <SeriesChart
        look="panel"
        label={say(words.byDay)}
        unit="number"
        kind="bar"
        stacked
        height={220}
        xLabels={xLabels}
        incomplete={xLabels.at(-1)}
        series={[
          { name: say(words.returning), values: of.days.map((day) => day.returning) },
          { name: say(words.first), values: of.days.map(({ first }) => first), colour: 'teal' },
        ]}
      />
      <div className={styles.pair}>
        <HeatGrid
          look="panel"
          label={say(words.hours)}
          caption={say(words.orders)}
          columns={HOURS}
          headEvery={3}
          rows={weekday.codes.map((day) => ({
            head: weekday.label(day, language),
            values: HOURS.map((_, hour) => orders.get(`${day} ${hour}`) ?? 0),
          }))}
        />
        <RankBars
          look="panel"
          label={say(words.reach)}
          caption={say(words.members)}
          unit="number"
          colour="teal"
          hasPlaces={false}
          ranks={reachBand.codes.map((band) => ({
            name: reachBand.label(band, language),
            value: members.get(band) ?? 0,
            href: addressOf('userPortrait', { reachBand: band, prefStationId: station }),
          }))}
        />
      </div>
    </>
  )
}

function Cohorts({ of }: { of: readonly UserCohort[] }) {
  const say = useSay()
  const retention = useRead(userAnalysis.retention, {})
  const known = of.filter(({ active }) => active.length > 0)
  const state = known.length === 0 ? ({ is: 'empty', text: say(words.noCohorts) } as const) : undefined

  return (
    <>
      <CohortChart of={of} />
      {retention.data ? (
        <SeriesChart
          look="panel"
          label={say(words.retention)}
          unit="percent"
          kind="line"
          height={180}
          state={state}
          xLabels={retention.data.map(({ month }) => say(words.month, { n: month }))}
          series={[
            {
              name: say(words.rate),
              values: retention.data.map(({ members, active }) => shareOf(active, members)),
              colour: 'teal',
            },
          ]}
        />
      ) : (
        <Awaited of={retention} title={say(words.cohortsFailed)} rows={2} />
      )}
    </>
  )
}
