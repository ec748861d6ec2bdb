import type { TreeId } from '../../data/tree/tri-state.ts'
import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import { TreeCombobox, type TreeOptions } from './tree-combobox.tsx'

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
