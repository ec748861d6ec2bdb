export { LiveChart, type LiveChartProps } from './live-chart.tsx'
export { type FeedWindow, type LiveFeed, liveFeed } from './live-feed.ts'
