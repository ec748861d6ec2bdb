import type { HomeQuick } from '@ampdeck/api/statistics/platform-home'
import { useSay } from '@ampdeck/ui/language'
import { SeriesChart } from '@ampdeck/ui/series-chart'
import { homeTexts as words } from './home.texts.ts'

const HEIGHT = 236

/** The fees of the last days. Its library is the largest of the console: this file is loaded when all else is drawn. */
export function FeeChart({ days }: { days: NonNullable<HomeQuick['days']> }) {
  const say = useSay()
  const labels = days.map(({ day }) => day.slice(5))
  const isEmpty = days.every(({ eFeeFen, sFeeFen, occupyFeeFen }) => eFeeFen + sFeeFen + occupyFeeFen === 0)

  return (
    <SeriesChart
      look="panel"
      label={say(words.fees)}
      caption={say(words.feesCaption)}
      unit="money"
      kind="bar"
      stacked
      height={HEIGHT}
      xLabels={labels}
      incomplete={labels.at(-1)}
      state={isEmpty ? { is: 'empty', text: say(words.noFees, { count: days.length }) } : undefined}
      series={[
        { name: say(words.eFee), values: days.map(({ eFeeFen }) => eFeeFen), colour: 'efee' },
        { name: say(words.sFee), values: days.map(({ sFeeFen }) => sFeeFen), colour: 'fee' },
        { name: say(words.occupy), values: days.map(({ occupyFeeFen }) => occupyFeeFen), colour: 'occupy' },
      ]}
    />
  )
}
