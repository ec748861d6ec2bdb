export type { OrderProgress, OrderStep, OrderStepKind } from './order-steps.ts'
export { OrderTimeline, type OrderTimelineProps } from './order-timeline.tsx'
