export { SeriesChart, type SeriesChartProps } from './series-chart.tsx'
