import { bound } from './bound.tsx'
import { type GroupOptions, RadioGroup } from './radio-group.tsx'

/** One of a few, all in sight; its code on the wire. */
export const RadioField = bound<string | number, GroupOptions>(RadioGroup, { isGroup: true })
