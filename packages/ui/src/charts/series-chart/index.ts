export { type ChartSeries, SeriesChart, type SeriesChartProps, type SeriesKind } from './series-chart.tsx'
