export { LiveChart, type LiveChartProps, type LiveSeries } from './live-chart.tsx'
export { type FeedWindow, type LiveFeed, liveFeed } from './live-feed.ts'
