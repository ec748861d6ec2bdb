import { figures } from '@ampdeck/api/figures/figures'
import type { Dimension } from '@ampdeck/api/figures/report'
import { operationAnalysis } from '@ampdeck/api/statistics/analysis'
import { type OperationAnalysis, operationView } from '@ampdeck/api/statistics/operation-view'
import { texts } from '@ampdeck/api/texts'
import { ScatterChart } from '@ampdeck/ui/charts'
import { useSay } from '@ampdeck/ui/language'
import { SeriesChart } from '@ampdeck/ui/series-chart'
import {
  AnalysisPage,
  groupSeries,
  useEmpty,
  useNames,
  useOrdersBehind,
} from '../../../dashboard/analysis-page.tsx'
import { shortTime } from '../../../figures/stretch.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { LoadCurves } from './load-curves.tsx'

const words = texts({
  stations: ['Stations by utilisation and price', '场站利用率与单价分布'],
  dearIdle: ['High price, low use', '高价低用'],
  dearBusy: ['High price, high use', '高价高用'],
  cheapIdle: ['Low price, low use', '低价低用'],
  cheapBusy: ['Low price, high use', '低价高用'],
  parts: [
    'The lines show all stations together; the area of a mark is the energy.',
    '虚线为全部场站的整体水平，圆点面积表示电量。',
  ],
  energy: ['Energy by group', '各分组电量'],
  used: ['Time utilisation by group', '各分组时间利用率'],
})

const HEIGHT = 240

/** Which stations are used and at which price, and how groups of stations compare (screens.md S031). */
export function Page() {
  return (
    <AnalysisPage id="operationAnalysis" call={operationView.analysis} definition={operationAnalysis}>
      {(answer, { by }) => <Charts of={answer} by={by} />}
    </AnalysisPage>
  )
}

function Charts({ of: { parts, period }, by }: { of: OperationAnalysis; by: Dimension }) {
  const [whole] = parts.whole

  return (
    <>
      <Stations of={parts.stations} whole={whole} period={period} />
      <LoadCurves of={parts.hours} period={period} />
      <Courses of={parts.course} />
      {whole && <ComparisonTable whole={whole} groups={parts.groups} by={by} period={period} />}
    </>
  )
}

type Parts = OperationAnalysis['parts']

/** C7: each station by how much it is used and at which price; the middle is what all of them come to. */
function Stations({ of, whole, period }: StationsProps) {
  const say = useSay()
  const nameOf = useNames()
  const ordersBehind = useOrdersBehind(period)
  const known = of.flatMap(({ groups, timeUsed, price4, energyWh }) => {
    const [station] = groups
    if (!station || timeUsed === null || price4 === null) return []
    const href = ordersBehind({ stationId: station.key })
    return [{ name: nameOf(groups), x: timeUsed, y: price4, size: energyWh ?? 0, href }]
  })

  return (
    <ScatterChart
      look="panel"
      data-width="whole"
      label={say(words.stations)}
      note={say(words.parts)}
      state={useEmpty(known)}
      points={known}
      x={{ name: say(figures.timeUsed.label), unit: 'percent', middle: whole?.timeUsed ?? 0 }}
      y={{ name: say(figures.price4.label), unit: 'price', middle: whole?.price4 ?? 0 }}
      quadrants={[say(words.dearIdle), say(words.dearBusy), say(words.cheapIdle), say(words.cheapBusy)]}
    />
  )
}

interface StationsProps {
  of: Parts['stations']
  whole: Parts['whole'][number] | undefined
  period: OperationAnalysis['period']
}

/** How groups of stations run beside each other. */
function Courses({ of }: { of: Parts['course'] }) {
  const say = useSay()
  const nameOf = useNames()
  const energy = groupSeries(of, nameOf, (point) => point.energyWh)
  const used = groupSeries(of, nameOf, (point) => point.timeUsed)
  const xLabels = energy.times.map(shortTime)
  const frame = {
    look: 'panel',
    kind: 'line',
    height: HEIGHT,
    state: useEmpty(of),
    xLabels,
    incomplete: xLabels.at(-1),
  } as const

  return (
    <>
      <SeriesChart {...frame} label={say(words.energy)} unit="energy" series={energy.series} />
      <SeriesChart {...frame} label={say(words.used)} unit="percent" series={used.series} />
    </>
  )
}
