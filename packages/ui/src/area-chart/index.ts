export { AreaChart, type AreaChartProps, type AreaSeries } from './area-chart.tsx'
