import type { TreeId } from '../../data/tree/tri-state.ts'
import { bound } from '../fields/bound.tsx'
import type { TreeOptions } from './tree-combobox.tsx'
import { TreeSelect } from './tree-select.tsx'
import { TreesSelect } from './trees-select.tsx'

/** One node of a tree: its id. */
export const TreeField = bound<TreeId, TreeOptions>(TreeSelect)

/** Many leaves of a tree: their ids. */
export const TreesField = bound<readonly TreeId[], TreeOptions>(TreesSelect)
