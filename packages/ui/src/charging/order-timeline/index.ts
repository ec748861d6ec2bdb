export type { OrderProgress, OrderStep, OrderStepKind } from './order-timeline.tsx'
export { OrderTimeline, type OrderTimelineProps } from './order-timeline.tsx'
