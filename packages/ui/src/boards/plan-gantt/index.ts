export { PlanGantt, type PlanGanttProps } from './plan-gantt.tsx'
export { conflictsOf, type PlanBar, type PlanConflict, type PowerStep } from './plan-rules.ts'
export type { PlanCharge, PlanGun, PlanLimit } from './plan-times.ts'
