import { bound } from '../fields/bound.tsx'
import { LimitInput, type LimitOptions } from './limit-input.tsx'

/** A limit of the wire that may be absent, such as `perDayTimes` or `perOrderFen`. */
export const LimitField = bound<number, LimitOptions>(LimitInput, { isGroup: true })
