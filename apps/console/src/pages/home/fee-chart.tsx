import type { HomeQuick } from '@ampdeck/api/statistics/platform-home'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { SeriesChart } from '@ampdeck/ui/series-chart'
import { dayName } from './day-name.ts'
import { homeTexts as words } from './home.texts.ts'

const HEIGHT = 236

/** The fees of the last days. Its library is the largest of the console: this file is loaded when all else is drawn. */
export function FeeChart({ days }: { days: NonNullable<HomeQuick['days']> }) {
  const say = useSay()
  const { language } = useLanguage()
  const labels = days.map(({ day }, nth) =>
    nth === days.length - 1 ? say(words.today) : dayName(day, language),
  )
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
