import type { billStatistics } from '@ampdeck/api/bill/bill-statistics'
import { groupName } from '@ampdeck/api/bill/group-name'
import type { OutputOf } from '@ampdeck/api/contract'
import type { Language } from '@ampdeck/api/enumeration'
import { billDimension, period } from '@ampdeck/api/enumerations/order'
import { RankBars, type SeriesColour } from '@ampdeck/ui/charts'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { SeriesChart } from '@ampdeck/ui/series-chart'
import { shortTime } from '../../../figures/stretch.ts'
import styles from './bill-statistics.module.css'
import { type Measure, measureName, pageTexts as words } from './bill-statistics.texts.ts'
import type { Dimension } from './bill-statistics-list.tsx'

type Pivot = OutputOf<typeof billStatistics.statisticsPivot>
type Cell = Pivot['cells'][number]

const HEIGHT = 236
/** More columns are too thin to be told apart; the table below has them all. */
const MAX_COLUMNS = 62
const MAX_RANKS = 8

const measures = {
  energy: { unit: 'energy', of: ({ energyWh }: Cell) => energyWh },
  money: { unit: 'money', of: ({ payableFen, eFeeFen, sFeeFen }: Cell) => payableFen ?? eFeeFen + sFeeFen },
  orders: { unit: 'number', of: ({ orders }: Cell) => orders },
} as const

interface PivotChartsProps {
  pivot: Pivot
  by: Dimension
  across: Dimension
  measure: Measure
}

/** A figure by one dimension, divided by another; the table behind the chart is the pivot table. */
export function PivotCharts({ pivot: { cells }, by, across, measure }: PivotChartsProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { unit, of } = measures[measure]
  const shown = {
    measure: say(measureName(measure, [by, across])),
    by: billDimension.label(by, language).toLowerCase(),
    across: billDimension.label(across, language).toLowerCase(),
  }
  const state = cells.length === 0 ? ({ is: 'empty', text: say(words.nothing) } as const) : undefined
  const columns = largest(groupsOf(cells, 'by', of), by)
  const parts = groupsOf(cells, 'across', of).sort((x, y) => y.value - x.value)
  const values = new Map(cells.map((cell) => [`${cell.by.key} ${cell.across.key}`, of(cell)]))

  return (
    <div className={styles.charts}>
      <SeriesChart
        look="panel"
        label={say(words.pivot, shown)}
        unit={unit}
        kind="bar"
        stacked
        height={HEIGHT}
        state={state}
        xLabels={columns.map((group) => shortName(by, group, language))}
        series={parts.map((part) => ({
          name: groupName(across, part, language),
          values: columns.map(({ key }) => values.get(`${key} ${part.key}`) ?? 0),
          ...(across === 'period' && { colour: periodColour(part.key) }),
        }))}
      />
      <RankBars
        look="panel"
        label={say(words.share, shown)}
        unit={unit}
        state={state}
        ranks={parts
          .slice(0, MAX_RANKS)
          .map((part) => ({ name: groupName(across, part, language), value: part.value }))}
      />
    </div>
  )
}

type Group = Cell['by'] & { value: number }

/** The groups of a dimension with what each comes to, in the order of their keys. */
function groupsOf(cells: readonly Cell[], side: 'by' | 'across', of: (cell: Cell) => number): Group[] {
  const groups = new Map<string, Group>()
  for (const cell of cells) {
    const group = groups.get(cell[side].key) ?? { ...cell[side], value: 0 }
    groups.set(group.key, { ...group, value: group.value + of(cell) })
  }
  return [...groups.values()]
}

/** Time goes on from left to right and its newest part stays; of all else the largest come first. */
function largest(groups: readonly Group[], by: Dimension): Group[] {
  return by === 'day' || by === 'month'
    ? groups.toSorted((x, y) => (x.key < y.key ? -1 : 1)).slice(-MAX_COLUMNS)
    : groups.toSorted((x, y) => y.value - x.value).slice(0, MAX_COLUMNS)
}

/** The year is the same for most days; the page's period says it. */
function shortName(by: Dimension, group: Group, language: Language): string {
  return by === 'day' ? shortTime(group.key) : groupName(by, group, language)
}

function periodColour(key: string): SeriesColour {
  return `period-${period.key(Number(key)) ?? 'flat'}-fill` as SeriesColour
}
