export {
  type PlanCharge,
  PlanGantt,
  type PlanGanttProps,
  type PlanGun,
  type PlanLimit,
  type PlanPeriod,
} from './plan-gantt.tsx'
export { conflictsOf, type PlanBar, type PlanConflict, type PowerStep } from './plan-rules.ts'
