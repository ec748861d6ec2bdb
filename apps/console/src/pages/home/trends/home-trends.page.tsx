import { period } from '@ampdeck/api/enumerations/order'
import { DASHBOARD_DAYS, DASHBOARD_GRAINS } from '@ampdeck/api/figures/dashboard'
import type { Grain } from '@ampdeck/api/figures/report'
import { type HomeTrends, homeDashboards } from '@ampdeck/api/statistics/home-dashboards'
import { texts } from '@ampdeck/api/texts'
import { HeatGrid } from '@ampdeck/ui/charts'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { SeriesChart } from '@ampdeck/ui/series-chart'
import { useOrdersBehind } from '../../../dashboard/analysis-page.tsx'
import { DashboardFilters } from '../../../dashboard/dashboard-filters.tsx'
import { DashboardPage } from '../../../dashboard/dashboard-page.tsx'
import { GrainChoice } from '../../../dashboard/grain-choice.tsx'
import { useAddressCode } from '../../../dashboard/use-address-values.ts'
import { useDashboardFilter } from '../../../dashboard/use-dashboard-filter.ts'
import { useRead } from '../../../data/use-read.ts'
import { FigureMeanings } from '../../../figures/figure-tile.tsx'
import { daysIn, HOUR_NAMES, shortTime, spanOf, weekdayNames } from '../../../figures/stretch.ts'

const words = texts({
  failed: ['The trends could not be loaded', '充电趋势加载失败'],
  energy: ['Energy, compared with the previous period', '电量与上期对比'],
  orders: ['Orders, compared with the previous period', '订单数与上期对比'],
  now: ['This period', '本期'],
  before: ['Previous period', '上期'],
  hours: ['Energy by weekday and hour', '星期与小时电量分布'],
  periods: ['Share of the tariff periods by month', '各月分时电量占比'],
  none: ['No finished orders in this period', '该时段内没有已完成订单'],
})

const HEIGHT = 240
const FIGURES = ['energyWh', 'orders', 'sharpWh', 'peakWh', 'flatWh', 'valleyWh'] as const
const HEAD_EVERY = 3
const REFRESH_MS = 60_000

/** How much is charged, and when: H9 to H11 (screens.md S021). */
export function Page() {
  const say = useSay()
  const filter = useDashboardFilter(DASHBOARD_DAYS, 30)
  const [grain, setGrain] = useAddressCode('grain', DASHBOARD_GRAINS, 'day')
  const read = useRead(
    homeDashboards.trends,
    { ...filter.of, days: filter.days, grain },
    { refreshEvery: REFRESH_MS, keepsLast: true },
  )

  return (
    <DashboardPage
      id="homeTrends"
      of={read}
      failed={say(words.failed)}
      actions={
        <>
          <GrainChoice grains={DASHBOARD_GRAINS} value={grain} onChange={setGrain} />
          <DashboardFilters filter={filter} />
        </>
      }
    >
      {(trends) => (
        <>
          <Charts trends={trends} grain={grain} />
          <FigureMeanings data-width="whole" of={FIGURES} />
        </>
      )}
    </DashboardPage>
  )
}

interface ChartsProps {
  trends: HomeTrends
  grain: Grain
}

function Charts({ trends: { period: shown, course, before, hours, months }, grain }: ChartsProps) {
  const say = useSay()
  const ordersBehind = useOrdersBehind(shown)
  const { language } = useLanguage()
  const xLabels = course.map(({ time }) => shortTime(time))
  const state = course.length === 0 ? ({ is: 'empty', text: say(words.none) } as const) : undefined
  const frame = {
    look: 'panel',
    height: HEIGHT,
    xLabels,
    state,
    kind: 'line',
    incomplete: xLabels.at(-1),
    hrefOf: (nth: number) => ordersBehind({}, daysIn(course[nth]?.time ?? shown.from, grain, shown)),
  } as const
  // The two stretches stand on each other by their place, not by their date.
  const both = (read: (point: HomeTrends['course'][number]) => number) => [
    { name: say(words.now), values: course.map(read), colour: 'energy' as const },
    {
      name: say(words.before),
      values: course.map((_, nth) => {
        const point = before[nth]
        return point ? read(point) : null
      }),
      colour: 'prev' as const,
    },
  ]
  const weekdays = weekdayNames(language)
  const at = new Map(hours.map(({ weekday, hour, energyWh }) => [`${weekday} ${hour}`, energyWh]))

  return (
    <>
      <SeriesChart
        {...frame}
        label={say(words.energy)}
        unit="energy"
        series={both((point) => point.energyWh)}
      />
      <SeriesChart
        {...frame}
        label={say(words.orders)}
        unit="number"
        series={both((point) => point.orders)}
      />
      <HeatGrid
        look="panel"
        label={say(words.hours)}
        unit="energy"
        state={state}
        headEvery={HEAD_EVERY}
        columns={HOUR_NAMES}
        rows={weekdays.map((head, day) => ({
          head,
          values: HOUR_NAMES.map((_, hour) => at.get(`${day + 1} ${hour}`) ?? 0),
        }))}
      />
      <SeriesChart
        look="panel"
        height={HEIGHT}
        label={say(words.periods)}
        unit="energy"
        kind="bar"
        stacked="share"
        state={months.length === 0 ? { is: 'empty', text: say(words.none) } : undefined}
        xLabels={months.map(({ time }) => time)}
        hrefOf={(nth) => ordersBehind({}, spanOf(months[nth]?.time ?? '', 'month'))}
        series={(['sharp', 'peak', 'flat', 'valley'] as const).map((name) => ({
          name: period.label(period.code[name], language),
          values: months.map((month) => month[`${name}Wh`]),
          colour: `period-${name}-fill` as const,
        }))}
      />
    </>
  )
}
