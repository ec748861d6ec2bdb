import { HIGH_LOSS_BPS } from '@ampdeck/api/bill/power-loss-record'
import type { LossTrend } from '@ampdeck/api/statistics/loss'
import { Waterfall } from '@ampdeck/ui/charts'
import { useSay } from '@ampdeck/ui/language'
import { SeriesChart } from '@ampdeck/ui/series-chart'
import { type ReadForChart, stateOf } from '../../../dashboard/state-of.ts'
import { shortTime } from '../../../figures/stretch.ts'
import { lossTexts as words } from './loss-analysis.texts.ts'

/** K20 of each day under the mark of 8 %. */
export function LossTrendChart({ trend: { days } }: { trend: LossTrend }) {
  const say = useSay()

  return (
    <SeriesChart
      look="panel"
      label={say(words.trend)}
      title={say(words.rateHint)}
      unit="percent"
      kind="line"
      height={240}
      xLabels={days.map(({ day }) => shortTime(day))}
      state={days.length === 0 ? { is: 'empty', text: say(words.none) } : undefined}
      series={[
        { name: say(words.rate), values: days.map(({ lossBps }) => lossBps), colour: 'energy' },
        { name: say(words.mark), values: days.map(() => HIGH_LOSS_BPS), colour: 'limit', dash: 'dashed' },
      ]}
    />
  )
}

/** Site meter → auxiliary → loss → sold. */
export function LossWaterfall({ trend: { total } }: { trend: LossTrend }) {
  const say = useSay()

  return (
    <Waterfall
      look="panel"
      label={say(words.waterfall)}
      unit="energy"
      height={260}
      state={total.gridWh === 0 ? { is: 'empty', text: say(words.none) } : undefined}
      steps={[
        { name: say(words.siteMeter), value: total.gridWh },
        { name: say(words.aux), value: -total.auxWh },
        { name: say(words.loss), value: -total.lossWh },
        { name: say(words.sold), value: 0, isTotal: true },
      ]}
    />
  )
}

/** What the sites take while nobody should be charging. */
export function NightChart({
  reading,
}: {
  reading: ReadForChart<{ nights: { day: string; watt: number }[] }>
}) {
  const say = useSay()
  const nights = reading.data?.nights ?? []

  return (
    <SeriesChart
      look="panel"
      label={say(words.nights)}
      title={say(words.baseHint)}
      unit="power"
      kind="bar"
      height={200}
      xLabels={nights.map(({ day }) => shortTime(day))}
      state={
        stateOf(reading) ?? (nights.length === 0 ? { is: 'empty', text: say(words.noMeter) } : undefined)
      }
      series={[{ name: say(words.base), values: nights.map(({ watt }) => watt), colour: 'teal' }]}
    />
  )
}
