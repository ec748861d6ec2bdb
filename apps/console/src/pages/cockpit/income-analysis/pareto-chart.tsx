import { shareOf } from '@ampdeck/api/figures/figure'
import { figures } from '@ampdeck/api/figures/figures'
import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { SeriesChart, type SeriesChartProps } from '@ampdeck/ui/series-chart'
import { useEmpty } from '../../../dashboard/analysis-page.tsx'

const words = texts({
  sum: ['Cumulative share', '累计占比'],
  rest: ['{count} others', '其余 {count} 个'],
})

/** More columns are not told apart; what they sum to stands as the last one. */
const MAX = 20

interface ParetoChartProps extends Pick<SeriesChartProps, 'label' | 'unit' | 'height'> {
  groups: readonly { name: string; value: number; href?: string | undefined }[]
  'data-width'?: 'whole'
}

/** How few contribute how much: the largest first, and the share that they have together. */
export function ParetoChart({ groups, ...rest }: ParetoChartProps) {
  const say = useSay()
  const state = useEmpty(groups)
  const ranked = groups.toSorted((x, y) => y.value - x.value)
  const total = sum(ranked)
  const others = ranked.slice(MAX)
  const bars = [
    ...ranked.slice(0, MAX),
    ...(others.length > 0
      ? [{ name: say(words.rest, { count: others.length }), value: sum(others), href: undefined }]
      : []),
  ]

  return (
    <SeriesChart
      {...rest}
      look="panel"
      kind="bar"
      secondUnit="percent"
      state={state}
      xLabels={bars.map(({ name }) => name)}
      hrefOf={(nth) => bars[nth]?.href}
      series={[
        { name: say(figures.incomeFen.label), values: bars.map(({ value }) => value), colour: 'fee' },
        {
          name: say(words.sum),
          values: bars.map((_, nth) => shareOf(sum(bars.slice(0, nth + 1)), total)),
          kind: 'line',
          isSecond: true,
          colour: 'slate',
        },
      ]}
    />
  )
}

const sum = (of: readonly { value: number }[]) => of.reduce((all, { value }) => all + value, 0)
