export { type Cycle, type CycleKind, cycleSchema, cycleText, nextRuns } from './cycle.ts'
export { CycleField, CycleInput, type CycleInputProps, type CycleOptions } from './cycle-input.tsx'
