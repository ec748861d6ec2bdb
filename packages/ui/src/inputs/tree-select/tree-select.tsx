import { bound } from '../fields/bound.tsx'
import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import { TreeCombobox, type TreeOptions } from './tree-combobox.tsx'
import type { TreeId } from './tri-state.ts'

export interface TreeSelectProps extends ControlProps, ValueProps<TreeId>, TreeOptions {}

/** One node of a tree, such as the organisation of a user. */
export function TreeSelect({ value, onChange, ...rest }: TreeSelectProps) {
  return (
    <TreeCombobox
      {...rest}
      isMany={false}
      ids={value == null || value === '' ? [] : [value]}
      onIds={(ids) => onChange(ids[0] ?? null)}
    />
  )
}

export interface TreesSelectProps extends ControlProps, ValueProps<readonly TreeId[]>, TreeOptions {}

const NOTHING: readonly TreeId[] = []

/** Many leaves of a tree, such as stations by city: a branch takes all below it. The leaves' ids are the value. */
export function TreesSelect({ value, onChange, ...rest }: TreesSelectProps) {
  return <TreeCombobox {...rest} isMany ids={value ?? NOTHING} onIds={onChange} />
}

/** One node of a tree: its id. */
export const TreeField = bound<TreeId, TreeOptions>(TreeSelect)

/** Many leaves of a tree: their ids. */
export const TreesField = bound<readonly TreeId[], TreeOptions>(TreesSelect)
