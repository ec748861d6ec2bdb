export { type Cycle, type CycleKind, cycleText, isSoundCycle, nextRuns } from './cycle.ts'
export { CycleField } from './cycle-field.tsx'
export { CycleInput, type CycleInputProps, type CycleOptions } from './cycle-input.tsx'
export { cycleSchema } from './cycle-schema.ts'
