import type { Call, InputOf } from '@ampdeck/api/contract'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { dimension } from '@ampdeck/api/enumerations/report'
import { DASHBOARD_DAYS, DASHBOARD_GRAINS, type DashboardDefinition } from '@ampdeck/api/figures/dashboard'
import type { FigureName } from '@ampdeck/api/figures/figures'
import type { Dimension, FigureGroup, Grain } from '@ampdeck/api/figures/report'
import type { PageId } from '@ampdeck/api/menu/menu-tree'
import { localName, texts } from '@ampdeck/api/texts'
import type { ChartState } from '@ampdeck/ui/chart-frame'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { useRead } from '../data/use-read.ts'
import { FigureMeanings } from '../figures/figure-tile.tsx'
import type { Span } from '../figures/stretch.ts'
import { useAddress } from '../menu/use-address.ts'
import { CodeChoice } from './code-choice.tsx'
import { DashboardFilters } from './dashboard-filters.tsx'
import { DashboardPage } from './dashboard-page.tsx'
import { GrainChoice } from './grain-choice.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { useAddressCode } from './use-address-values.ts'
import { useDashboardFilter } from './use-dashboard-filter.ts'

const words = texts({
  failed: ['The analysis could not be loaded', '分析数据加载失败'],
  by: ['Compared by', '对比维度'],
  none: ['Nothing in this period', '该时段内没有数据'],
})

/** Whoever looks at an analysis does not wait for this minute's orders. */
const REFRESH_MS = 300_000

/** What stands in place of a chart without a single row. */
export function useEmpty(rows: readonly unknown[]): ChartState | undefined {
  const say = useSay()
  return rows.length === 0 ? { is: 'empty', text: say(words.none) } : undefined
}

/** The name of a group in the language in force. */
export function useNames() {
  const { language } = useLanguage()
  return ([first]: readonly z.output<typeof FigureGroup>[]) => (first ? localName(first, language) : '')
}

/** The finished orders of a period, of the station that is chosen or that a mark names. */
export function useOrdersBehind(period: Span) {
  const addressOf = useAddress()
  const { of } = useDashboardFilter(DASHBOARD_DAYS, 30)
  return (more: Readonly<Record<string, string>> = {}, { from, to }: Span = period) =>
    addressOf('chargeOrder', {
      stationId: of.stationId,
      ...more,
      orderStatus: orderStatus.code.finished,
      endTimeFrom: from,
      endTimeTo: to,
    })
}

/** One line for each group, over all times that any of them has. */
export function groupSeries<
  Point extends { time: string | null; groups: readonly z.output<typeof FigureGroup>[] },
>(of: readonly Point[], nameOf: (groups: Point['groups']) => string, read: (point: Point) => number | null) {
  const times = [...new Set(of.map(({ time }) => time ?? ''))].sort()
  const series = [...Map.groupBy(of, ({ groups }) => nameOf(groups))].map(([name, points]) => {
    const at = new Map(points.map((point) => [point.time, read(point)]))
    return { name, values: times.map((time) => at.get(time) ?? null) }
  })
  return { times, series }
}

interface AnalysisPageProps<C extends Call> {
  id: PageId
  call: C
  definition: DashboardDefinition
  /** Whether one of its charts runs over time. */
  hasGrain?: boolean
  /** What the figures do not say of themselves. */
  more?: readonly { name: string; meaning: string }[]
  children: (answer: z.input<C['output']>, asked: { grain: Grain; by: Dimension }) => ReactNode
}

/** A dashboard as data: its choices, which stand in the address, its charts, and how its figures are computed. */
export function AnalysisPage<C extends Call>({
  id,
  call,
  definition: { parts, choices = ['station'], placeless },
  hasGrain = true,
  more,
  children,
}: AnalysisPageProps<C>) {
  const say = useSay()
  const filter = useDashboardFilter(DASHBOARD_DAYS, 30)
  const [grain, setGrain] = useAddressCode('grain', DASHBOARD_GRAINS, 'day')
  const [by, setBy] = useAddressCode('by', choices, choices[0])
  const input = { ...(!placeless && filter.of), days: filter.days, grain, by }
  // Every call of `dashboardCall` takes these; its own type is known to its page alone.
  const read = useRead(call, input as InputOf<C>, { refreshEvery: REFRESH_MS, keepsLast: true })
  const figures = [...new Set(Object.values(parts).flatMap((part): readonly FigureName[] => part.figures))]

  return (
    <DashboardPage
      id={id}
      of={read}
      failed={say(words.failed)}
      actions={
        <>
          {choices.length > 1 && (
            <CodeChoice label={say(words.by)} of={dimension} codes={choices} value={by} onChange={setBy} />
          )}
          {hasGrain && <GrainChoice grains={DASHBOARD_GRAINS} value={grain} onChange={setGrain} />}
          {placeless ? <PeriodChoice filter={filter} /> : <DashboardFilters filter={filter} />}
        </>
      }
    >
      {(answer) => (
        <>
          {children(answer as z.input<C['output']>, { grain, by })}
          <FigureMeanings data-width="whole" of={figures} {...(more && { more })} />
        </>
      )}
    </DashboardPage>
  )
}
