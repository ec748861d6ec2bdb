import { figures } from '@ampdeck/api/figures/figures'
import type { Dimension } from '@ampdeck/api/figures/report'
import { equipmentAnalysis } from '@ampdeck/api/statistics/analysis'
import { type EquipmentAnalysis, operationView } from '@ampdeck/api/statistics/operation-view'
import { texts } from '@ampdeck/api/texts'
import { RankBars } from '@ampdeck/ui/charts'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { SeriesChart } from '@ampdeck/ui/series-chart'
import { AnalysisPage, groupSeries, useEmpty, useNames } from '../../../dashboard/analysis-page.tsx'
import { FigureTiles } from '../../../figures/figure-tile.tsx'
import { shortTime } from '../../../figures/stretch.ts'
import { useAddress } from '../../../menu/use-address.ts'

const words = texts({
  faultless: ['Without a fault: {names}', '无故障：{names}'],
  usedOver: ['Time utilisation over time', '时间利用率走势'],
  availableOver: ['Availability over time', '可用率走势'],
  codes: ['Top {count} fault codes by alarms', '故障代码前 {count} 名'],
  ages: ['Faults of 100 guns in a year, by the age of the pile', '不同桩龄的百枪年故障次数'],
})

const HEIGHT = 240
const CODES = 10
const TILES = ['timeUsed', 'available', 'onlineRate', 'minutesBetweenFaults', 'repairMinutes'] as const

/** How piles are used and how they fail, by kind, by fault and by age (screens.md S033). */
export function Page() {
  return (
    <AnalysisPage id="equipmentAnalysis" call={operationView.equipment} definition={equipmentAnalysis}>
      {({ parts, period }, { by }) => (
        <>
          <Whole of={parts.whole} />
          <Kinds of={parts.kinds} by={by} period={period} />
          <Courses of={parts.course} />
          <Codes of={parts.codes} period={period} />
          <Ages of={parts.ages} />
        </>
      )}
    </AnalysisPage>
  )
}

type Parts = EquipmentAnalysis['parts']
type Period = EquipmentAnalysis['period']

function Whole({ of: [whole] }: { of: Parts['whole'] }) {
  return whole && <FigureTiles data-width="whole" of={TILES} values={whole} before={whole.before} />
}

interface KindsProps {
  of: Parts['kinds']
  by: Dimension
  period: Period
}

/** K8, K12 and K22 of each kind; a kind leads to its row of the report of piles. */
function Kinds({ of, by, period }: KindsProps) {
  const say = useSay()
  const nameOf = useNames()
  const addressOf = useAddress()
  const { list } = useFormats()
  const state = useEmpty(of)
  const href = addressOf('pileReport', { by, dayFrom: period.from, dayTo: period.to, grain: 'whole' })
  const ranks = (read: (kind: Parts['kinds'][number]) => number | null) =>
    of
      .flatMap((kind) => {
        const value = read(kind)
        return value === null ? [] : [{ name: nameOf(kind.groups), value, href }]
      })
      .sort((x, y) => y.value - x.value)
  const look = { look: 'panel', state } as const
  const faultless = of.filter(({ faults }) => faults === 0).map(({ groups }) => nameOf(groups))

  return (
    <>
      <RankBars
        {...look}
        label={say(figures.timeUsed.label)}
        unit="percent"
        ranks={ranks((kind) => kind.timeUsed)}
      />
      <RankBars
        {...look}
        label={say(figures.available.label)}
        unit="percent"
        colour="teal"
        ranks={ranks((kind) => kind.available)}
      />
      <RankBars
        {...look}
        label={say(figures.minutesBetweenFaults.label)}
        unit="hours"
        colour="slate"
        note={faultless.length > 0 && say(words.faultless, { names: list(faultless) })}
        ranks={ranks((kind) => kind.minutesBetweenFaults)}
      />
      <RankBars
        {...look}
        label={say(figures.repairMinutes.label)}
        unit="hours"
        colour="rust"
        ranks={ranks((kind) => kind.repairMinutes)}
      />
    </>
  )
}

function Courses({ of }: { of: Parts['course'] }) {
  const say = useSay()
  const nameOf = useNames()
  const used = groupSeries(of, nameOf, (point) => point.timeUsed)
  const available = groupSeries(of, nameOf, (point) => point.available)
  const xLabels = used.times.map(shortTime)
  const frame = {
    look: 'panel',
    kind: 'line',
    unit: 'percent',
    height: HEIGHT,
    state: useEmpty(of),
    xLabels,
    incomplete: xLabels.at(-1),
  } as const

  return (
    <>
      <SeriesChart {...frame} label={say(words.usedOver)} series={used.series} />
      <SeriesChart {...frame} label={say(words.availableOver)} series={available.series} close />
    </>
  )
}

/** The codes of critical and major alarms; each leads to its alarms. */
function Codes({ of, period }: { of: Parts['codes']; period: Period }) {
  const say = useSay()
  const nameOf = useNames()
  const addressOf = useAddress()
  const codes = of
    .filter(({ seriousAlarms }) => (seriousAlarms ?? 0) > 0)
    .sort((x, y) => (y.seriousAlarms ?? 0) - (x.seriousAlarms ?? 0))
    .slice(0, CODES)

  return (
    <RankBars
      look="panel"
      label={say(words.codes, { count: CODES })}
      unit="number"
      colour="rust"
      state={useEmpty(codes)}
      ranks={codes.map(({ groups, seriousAlarms }) => ({
        name: nameOf(groups),
        value: seriousAlarms ?? 0,
        href: addressOf('alarmCenter', {
          code: groups[0]?.key,
          level: '1,2',
          lastTimeFrom: period.from,
          lastTimeTo: period.to,
        }),
      }))}
    />
  )
}

/** Whether old piles fail more often. */
function Ages({ of }: { of: Parts['ages'] }) {
  const say = useSay()
  const nameOf = useNames()
  // Of a pile without a date the age is not known.
  const ages = of
    .filter(({ groups }) => groups[0]?.key)
    .sort((x, y) => Number(x.groups[0]?.key) - Number(y.groups[0]?.key))

  return (
    <SeriesChart
      look="panel"
      label={say(words.ages)}
      unit="number"
      kind="line"
      height={HEIGHT}
      state={useEmpty(ages)}
      xLabels={ages.map(({ groups }) => nameOf(groups))}
      series={[
        {
          name: say(figures.yearlyFaults.label),
          values: ages.map(({ yearlyFaults }) => yearlyFaults),
          colour: 'rust',
        },
      ]}
    />
  )
}
