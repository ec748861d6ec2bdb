export {
  type ChartColour,
  chartColour,
  type MeaningColour,
  type SeriesColour,
} from '../chart-frame/chart-colour.ts'
export type { Segment } from './arc.tsx'
export { type Box, BoxPlot, type BoxPlotProps } from './box-plot.tsx'
export { type Cohort, CohortTriangle, type CohortTriangleProps } from './cohort-triangle.tsx'
export { Funnel, type FunnelProps } from './funnel.tsx'
export { Gauge, type GaugeProps } from './gauge.tsx'
export { HeatGrid, type HeatGridProps } from './heat-grid.tsx'
export { HourClock, type HourClockProps } from './hour-clock.tsx'
export { RadarChart, type RadarChartProps } from './radar-chart.tsx'
export { type Rank, RankBars, type RankBarsProps } from './rank-bars.tsx'
export { Ring, type RingProps, RingShare, type RingShareProps, type Share } from './ring.tsx'
export {
  type ScatterAxis,
  ScatterChart,
  type ScatterChartProps,
  type ScatterPoint,
} from './scatter-chart.tsx'
export { Sparkline, type SparklineProps } from './sparkline.tsx'
export { Waterfall, type WaterfallProps, type WaterfallStep } from './waterfall.tsx'
