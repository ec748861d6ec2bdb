import { DASHBOARD_DAYS } from '@ampdeck/api/figures/dashboard'
import { figures } from '@ampdeck/api/figures/figures'
import { type HomeRevenue, homeDashboards } from '@ampdeck/api/statistics/home-dashboards'
import { localName, texts } from '@ampdeck/api/texts'
import { RingShare } from '@ampdeck/ui/charts'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { SeriesChart } from '@ampdeck/ui/series-chart'
import { useOrdersBehind } from '../../../dashboard/analysis-page.tsx'
import { DashboardFilters } from '../../../dashboard/dashboard-filters.tsx'
import { DashboardPage } from '../../../dashboard/dashboard-page.tsx'
import { useDashboardFilter } from '../../../dashboard/use-dashboard-filter.ts'
import { useRead } from '../../../data/use-read.ts'
import { FigureMeanings } from '../../../figures/figure-tile.tsx'
import { shortTime, spanOf } from '../../../figures/stretch.ts'
import { homeTexts } from '../home.texts.ts'

const words = texts({
  failed: ['The revenue could not be loaded', '营收数据加载失败'],
  fees: ['Fees by day', '每日费用构成'],
  off: ['Discounts and coupons', '优惠与优惠券'],
  received: ['Received and receivable by day', '每日实收与应收'],
  paid: ['Received', '实收'],
  rate: ['Collection rate', '回款率'],
  channels: ['Net income by channel', '各渠道净收入'],
  memberTypes: ['Net income by member type', '各会员类型净收入'],
  funds: ['Recharged, used and refunded by day', '每日充值、消费与退款'],
  recharged: ['Recharged', '充值'],
  used: ['Used', '消费'],
  refunded: ['Refunded', '退款'],
  none: ['No finished orders in this period', '该时段内没有已完成订单'],
})

const HEIGHT = 250
const FIGURES = [
  'eFeeFen',
  'sFeeFen',
  'occupyFeeFen',
  'discountFen',
  'couponFen',
  'incomeFen',
  'paidFen',
  'receivableFen',
  'collected',
  'rechargeFen',
  'refundApprovedFen',
] as const
const COLOURS = ['chart-efee', 'chart-fee', 'chart-occupy', 'chart-teal', 'chart-rust', 'chart-energy']
const REFRESH_MS = 60_000

/** What was charged and received, and from whom: H5 to H8 (screens.md S020). */
export function Page() {
  const say = useSay()
  const filter = useDashboardFilter(DASHBOARD_DAYS, 30)
  const read = useRead(
    homeDashboards.revenue,
    { ...filter.of, days: filter.days },
    { refreshEvery: REFRESH_MS, keepsLast: true },
  )

  return (
    <DashboardPage
      id="homeRevenue"
      of={read}
      failed={say(words.failed)}
      actions={<DashboardFilters filter={filter} />}
    >
      {(revenue) => (
        <>
          <Charts revenue={revenue} />
          <FigureMeanings data-width="whole" of={FIGURES} />
        </>
      )}
    </DashboardPage>
  )
}

function Charts({ revenue: { period, days, funds, channels, memberTypes } }: { revenue: HomeRevenue }) {
  const say = useSay()
  const ordersBehind = useOrdersBehind(period)
  const dayOf = (of: readonly { time: string }[]) => (nth: number) =>
    ordersBehind({}, spanOf(of[nth]?.time ?? period.from, 'day'))
  const xLabels = days.map(({ time }) => shortTime(time))
  const frame = {
    look: 'panel',
    height: HEIGHT,
    xLabels,
    state: days.length === 0 ? ({ is: 'empty', text: say(words.none) } as const) : undefined,
    hrefOf: dayOf(days),
    ...(xLabels.length > 0 && { incomplete: xLabels.at(-1) }),
  } as const

  return (
    <>
      <SeriesChart
        {...frame}
        data-width="whole"
        label={say(words.fees)}
        unit="money"
        kind="bar"
        stacked
        series={[
          { name: say(homeTexts.eFee), values: days.map(({ eFeeFen }) => eFeeFen), colour: 'efee' },
          { name: say(homeTexts.sFee), values: days.map(({ sFeeFen }) => sFeeFen), colour: 'fee' },
          {
            name: say(homeTexts.occupy),
            values: days.map(({ occupyFeeFen }) => occupyFeeFen),
            colour: 'occupy',
          },
          {
            name: say(words.off),
            values: days.map(({ discountFen, couponFen }) => -discountFen - couponFen),
            colour: 'rust',
          },
        ]}
      />
      <SeriesChart
        {...frame}
        data-width="whole"
        label={say(words.received)}
        unit="money"
        secondUnit="percent"
        kind="bar"
        stacked
        series={[
          { name: say(words.paid), values: days.map(({ paidFen }) => paidFen), colour: 'teal' },
          {
            name: say(figures.receivableFen.label),
            values: days.map(({ receivableFen }) => receivableFen),
            colour: 'rust',
          },
          {
            name: say(words.rate),
            values: days.map(({ collected }) => collected),
            kind: 'line',
            isSecond: true,
          },
        ]}
      />
      {funds.length > 0 && (
        <SeriesChart
          {...frame}
          data-width="whole"
          label={say(words.funds)}
          unit="money"
          kind="line"
          xLabels={funds.map(({ time }) => shortTime(time))}
          hrefOf={dayOf(funds)}
          series={[
            {
              name: say(words.recharged),
              values: funds.map(({ rechargeFen }) => rechargeFen),
              colour: 'teal',
            },
            { name: say(words.used), values: funds.map(({ paidFen }) => paidFen), colour: 'energy' },
            {
              name: say(words.refunded),
              values: funds.map(({ refundApprovedFen }) => refundApprovedFen),
              colour: 'rust',
            },
          ]}
        />
      )}
      <Income label={say(words.channels)} of={channels} hrefOf={(channel) => ordersBehind({ channel })} />
      <Income
        label={say(words.memberTypes)}
        of={memberTypes}
        hrefOf={(memberType) => ordersBehind({ memberType })}
      />
    </>
  )
}

interface IncomeProps {
  label: string
  of: HomeRevenue['channels']
  /** The orders of a group. */
  hrefOf: (key: string) => string | undefined
}

function Income({ label, of, hrefOf }: IncomeProps) {
  const { language } = useLanguage()
  return (
    <RingShare
      look="panel"
      label={label}
      unit="money"
      shares={of
        .filter(({ incomeFen }) => incomeFen > 0)
        .map(({ group, incomeFen }, nth) => ({
          label: localName(group, language),
          value: incomeFen,
          colour: COLOURS[nth % COLOURS.length] ?? 'chart-energy',
          href: group.key ? hrefOf(group.key) : undefined,
        }))}
    />
  )
}
