export type { TreeOptions } from './tree-combobox.tsx'
export { TreeField, TreesField } from './tree-field.tsx'
export { TreeSelect, type TreeSelectProps } from './tree-select.tsx'
export { TreesSelect, type TreesSelectProps } from './trees-select.tsx'
