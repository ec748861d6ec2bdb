export type { Segment } from './arcs-of.ts'
export {
  type ChartColour,
  chartColour,
  type MeaningColour,
  type SeriesColour,
} from './chart-colour.ts'
export { type Cohort, CohortTriangle, type CohortTriangleProps } from './cohort-triangle.tsx'
export { Funnel, type FunnelProps } from './funnel.tsx'
export { Gauge, type GaugeProps } from './gauge.tsx'
export { HeatGrid, type HeatGridProps } from './heat-grid.tsx'
export { HourBars, type HourBarsProps } from './hour-bars.tsx'
export { type Rank, RankBars, type RankBarsProps } from './rank-bars.tsx'
export { Ring, type RingProps } from './ring.tsx'
export { RingShare, type RingShareProps, type Share } from './ring-share.tsx'
export { Sparkline, type SparklineProps } from './sparkline.tsx'
export { TargetBar, type TargetBarProps } from './target-bar.tsx'
export { Waterfall, type WaterfallProps } from './waterfall.tsx'
export type { WaterfallStep } from './waterfall-steps.ts'
