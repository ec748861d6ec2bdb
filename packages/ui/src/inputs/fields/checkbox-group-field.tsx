import { bound } from './bound.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'
import type { GroupOptions } from './radio-group.tsx'

/** Some of a few, all in sight; a list of codes on the wire. */
export const CheckboxGroupField = bound<readonly (string | number)[], GroupOptions>(CheckboxGroup, {
  isGroup: true,
})
