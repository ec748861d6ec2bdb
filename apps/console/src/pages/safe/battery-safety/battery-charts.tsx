import {
  BATTERY_MARKS,
  type BatterySummary,
  SPREAD_LAST,
  SPREAD_STEP,
} from '@ampdeck/api/statistics/battery-safety'
import { BoxPlot, RankBars } from '@ampdeck/ui/charts'
import { Count } from '@ampdeck/ui/figure'
import { KpiStrip, KpiTile } from '@ampdeck/ui/kpi-tile'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { SeriesChart } from '@ampdeck/ui/series-chart'
import { DaysChange } from '../../../dashboard/days-change.tsx'
import { batteryTexts as words } from './battery-safety.texts.ts'

interface PartProps {
  summary: BatterySummary
}

const HEIGHT = 240
/** A degree in the unit of the wire. */
const DEGREE = 10

/** Cars and conspicuous charges, against as many days before. */
export function BatteryFigures({ summary: { cars, total, before }, days }: PartProps & { days: number }) {
  const say = useSay()
  const { number } = useFormats()
  const tiles = [
    { of: 'wide', name: words.wide, hint: say(words.wideHint, { mark: BATTERY_MARKS.spreadMv }) },
    {
      of: 'overcharges',
      name: words.over,
      hint: say(words.overHint, { mark: number(BATTERY_MARKS.cellMv) }),
    },
    { of: 'hot', name: words.hot, hint: say(words.hotHint, { mark: BATTERY_MARKS.tempC }) },
  ] as const

  return (
    <KpiStrip>
      <KpiTile name={say(words.cars)} delta={say(words.charges, { count: total.charges })}>
        <Count value={cars} />
      </KpiTile>
      {tiles.map(({ of, name, hint }) => (
        <KpiTile
          key={of}
          name={say(name)}
          title={hint}
          delta={<DaysChange value={total[of]} before={before[of]} days={days} riseIs="bad" />}
        >
          <Count value={total[of]} unit={say(words.times)} />
        </KpiTile>
      ))}
    </KpiStrip>
  )
}

/** How many charges had how wide a spread of cells. */
export function SpreadChart({ summary: { spread, total } }: PartProps) {
  const say = useSay()
  const labels = spread.map(({ fromMv }) =>
    fromMv === SPREAD_LAST
      ? say(words.above, { from: fromMv })
      : say(words.upTo, { from: fromMv, to: fromMv + SPREAD_STEP }),
  )

  return (
    <SeriesChart
      look="panel"
      label={say(words.spread)}
      caption={say(words.spreadCaption)}
      kind="bar"
      height={HEIGHT}
      xLabels={labels}
      state={total.charges === 0 ? { is: 'empty', text: say(words.none) } : undefined}
      series={[
        {
          name: say(words.times),
          values: spread.map(({ charges }) => charges),
          colour: 'teal',
        },
      ]}
    />
  )
}

export function OverchargeRanking({ summary: { models } }: PartProps) {
  const say = useSay()
  const ranks = models
    .filter(({ overcharges }) => overcharges > 0)
    .toSorted((a, b) => b.overcharges - a.overcharges)
    .map(({ model, overcharges }) => ({ name: model ?? say(words.unknown), value: overcharges }))

  return (
    <RankBars
      look="panel"
      label={say(words.overBy)}
      title={say(words.overHint, { mark: BATTERY_MARKS.cellMv })}
      caption={say(words.times)}
      unit="number"
      colour="rust"
      state={ranks.length === 0 ? { is: 'empty', text: say(words.noOver) } : undefined}
      ranks={ranks}
    />
  )
}

/** How fast the batteries of each model get warmer. */
export function RiseByModel({ summary: { models } }: PartProps) {
  const say = useSay()

  return (
    <BoxPlot
      look="panel"
      label={say(words.rise)}
      unit="celsius"
      colour="rust"
      height={HEIGHT}
      limit={BATTERY_MARKS.riseDc / DEGREE}
      state={models.length === 0 ? { is: 'empty', text: say(words.none) } : undefined}
      boxes={models.map(({ model, riseDc: [least, lower, median, upper, most] }) => ({
        name: model ?? say(words.unknown),
        values: [least / DEGREE, lower / DEGREE, median / DEGREE, upper / DEGREE, most / DEGREE],
      }))}
    />
  )
}
