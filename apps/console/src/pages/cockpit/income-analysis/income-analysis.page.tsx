import { refundStatus } from '@ampdeck/api/enumerations/finance'
import { figures } from '@ampdeck/api/figures/figures'
import type { Grain } from '@ampdeck/api/figures/report'
import { incomeAnalysis } from '@ampdeck/api/statistics/analysis'
import { type IncomeAnalysis, operationView } from '@ampdeck/api/statistics/operation-view'
import { texts } from '@ampdeck/api/texts'
import { RankBars, Waterfall, type WaterfallStep } from '@ampdeck/ui/charts'
import { useSay } from '@ampdeck/ui/language'
import { SeriesChart } from '@ampdeck/ui/series-chart'
import { AnalysisPage, useEmpty, useNames, useOrdersBehind } from '../../../dashboard/analysis-page.tsx'
import { FigureTiles } from '../../../figures/figure-tile.tsx'
import { daysIn, shortTime } from '../../../figures/stretch.ts'
import { useAddress } from '../../../menu/use-address.ts'
import { ParetoChart } from './pareto-chart.tsx'

const words = texts({
  steps: ['From gross fee to retained income', '从总费用到实得收入'],
  refunds: ['Refunds', '退款'],
  rest: ['Retained income', '实得收入'],
  restMeaning: [
    'Net income − refunds approved − channel fees. Refunds and channel fees belong to accounts, not to stations: they are shown only for all stations.',
    '净收入 − 已通过退款 − 渠道手续费。退款与手续费属于账户而非场站，仅在统计全部场站时显示。',
  ],
  fees: ['Fees and deductions', '费用构成与优惠'],
  off: ['Discounts and coupons', '优惠与优惠券'],
  prices: ['Income per kWh', '每 kWh 收入'],
  periods: ['Price by tariff period, before discounts', '各电价时段单价（优惠前）'],
  stations: ['Net income by station, with cumulative share', '各场站净收入及累计占比'],
})

const HEIGHT = 250
const TILES = ['grossFen', 'discountFen', 'couponFen', 'incomeFen', 'price4'] as const

/** What is charged, what is taken off it, and who earns it (screens.md S032). */
export function Page() {
  const say = useSay()
  return (
    <AnalysisPage
      id="incomeAnalysis"
      call={operationView.income}
      definition={incomeAnalysis}
      more={[{ name: say(words.rest), meaning: say(words.restMeaning) }]}
    >
      {(answer, { grain }) => <Charts of={answer} grain={grain} />}
    </AnalysisPage>
  )
}

function Charts({ of: { parts, period }, grain }: { of: IncomeAnalysis; grain: Grain }) {
  const say = useSay()
  const nameOf = useNames()
  const ordersBehind = useOrdersBehind(period)
  const [whole] = parts.whole
  const xLabels = parts.course.map(({ time }) => shortTime(time))
  const frame = {
    look: 'panel',
    height: HEIGHT,
    xLabels,
    state: useEmpty(parts.course),
    hrefOf: (nth: number) => ordersBehind({}, daysIn(parts.course[nth]?.time ?? period.from, grain, period)),
    ...(xLabels.length > 0 && { incomplete: xLabels.at(-1) }),
  } as const
  const values = (read: (point: (typeof parts.course)[number]) => number | null) => parts.course.map(read)

  return (
    <>
      {whole && <FigureTiles data-width="whole" of={TILES} values={whole} before={whole.before} />}
      <Steps of={parts.whole} period={period} />
      <SeriesChart
        {...frame}
        data-width="whole"
        label={say(words.fees)}
        unit="money"
        kind="bar"
        stacked
        series={[
          { name: say(figures.eFeeFen.label), values: values(({ eFeeFen }) => eFeeFen), colour: 'efee' },
          { name: say(figures.sFeeFen.label), values: values(({ sFeeFen }) => sFeeFen), colour: 'fee' },
          {
            name: say(figures.occupyFeeFen.label),
            values: values(({ occupyFeeFen }) => occupyFeeFen),
            colour: 'occupy',
          },
          {
            name: say(words.off),
            values: values(({ discountFen, couponFen }) => -(discountFen ?? 0) - (couponFen ?? 0)),
            colour: 'rust',
          },
        ]}
      />
      <SeriesChart
        {...frame}
        label={say(words.prices)}
        unit="price"
        kind="line"
        series={[
          { name: say(figures.price4.label), values: values(({ price4 }) => price4), colour: 'fee' },
          {
            name: say(figures.servicePrice4.label),
            values: values(({ servicePrice4 }) => servicePrice4),
            colour: 'teal',
          },
        ]}
      />
      <RankBars
        look="panel"
        label={say(words.periods)}
        unit="price"
        colour="fee"
        hasPlaces={false}
        state={useEmpty(parts.periods)}
        ranks={parts.periods
          .toSorted((x, y) => (y.linePrice4 ?? 0) - (x.linePrice4 ?? 0))
          .map(({ groups, linePrice4 }) => ({ name: nameOf(groups), value: linePrice4 }))}
      />
      <ParetoChart
        data-width="whole"
        label={say(words.stations)}
        unit="money"
        height={HEIGHT}
        groups={parts.stations.map(({ groups, incomeFen }) => {
          const [station] = groups
          return {
            name: nameOf(groups),
            value: incomeFen ?? 0,
            href: station && ordersBehind({ stationId: station.key }),
          }
        })}
      />
    </>
  )
}

/** The waterfall; of a station it ends with the net income. */
function Steps({ of, period }: { of: IncomeAnalysis['parts']['whole']; period: IncomeAnalysis['period'] }) {
  const say = useSay()
  const addressOf = useAddress()
  const ordersBehind = useOrdersBehind(period)
  const [whole] = of
  if (!whole) return null
  const time = { createTimeFrom: period.from, createTimeTo: period.to }
  const refunds = addressOf('refundRecord', { ...time, status: refundStatus.code.approved })
  const payments = addressOf('paymentOrder', time)
  const orders = ordersBehind()
  const taken = (name: string, fen: number | null, href: string | undefined): WaterfallStep[] =>
    fen === null ? [] : [{ name, value: -fen, href }]
  const { refundApprovedFen, channelFeeFen } = whole
  const goesOn = refundApprovedFen !== null || channelFeeFen !== null
  const steps = [
    { name: say(figures.grossFen.label), value: whole.grossFen ?? 0, href: orders },
    ...taken(say(figures.discountFen.label), whole.discountFen, orders),
    ...taken(say(figures.couponFen.label), whole.couponFen, orders),
    { name: say(figures.incomeFen.label), value: 0, isTotal: true, href: orders },
    ...taken(say(words.refunds), refundApprovedFen, refunds),
    ...taken(say(figures.channelFeeFen.label), channelFeeFen, payments),
    ...(goesOn ? [{ name: say(words.rest), value: 0, isTotal: true }] : []),
  ]

  return <Waterfall look="panel" data-width="whole" label={say(words.steps)} height={HEIGHT} steps={steps} />
}
