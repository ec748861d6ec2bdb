export { ColumnChooser } from './column-chooser.tsx'
export type { ColumnChooserProps } from './column-popover.tsx'
