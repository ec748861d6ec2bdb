export { type Arrangement, orderedPanels } from './arrangement.ts'
export { PanelChooser } from './panel-chooser.tsx'
export type { PanelChooserProps } from './panel-popover.tsx'
