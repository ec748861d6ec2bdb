import { bound } from '../fields/bound.tsx'
import type { Cycle } from './cycle.ts'
import { CycleInput, type CycleOptions } from './cycle-input.tsx'

/** When something repeats; its rules are `cycleSchema`. A new record starts with a default of the form. */
export const CycleField = bound<Cycle, CycleOptions>(CycleInput, { isGroup: true, wide: true })
