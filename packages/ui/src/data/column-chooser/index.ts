export { ColumnChooser, type ColumnChooserProps } from './column-chooser.tsx'
