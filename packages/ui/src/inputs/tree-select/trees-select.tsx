import type { TreeId } from '../../data/tree/tri-state.ts'
import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import { TreeCombobox, type TreeOptions } from './tree-combobox.tsx'

export interface TreesSelectProps extends ControlProps, ValueProps<readonly TreeId[]>, TreeOptions {}

const NOTHING: readonly TreeId[] = []

/** Many leaves of a tree, such as stations by city: a branch takes all below it. The leaves' ids are the value. */
export function TreesSelect({ value, onChange, ...rest }: TreesSelectProps) {
  return <TreeCombobox {...rest} isMany ids={value ?? NOTHING} onIds={onChange} />
}
