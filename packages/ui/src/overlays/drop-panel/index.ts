export { DropPanel, type DropPanelProps } from './drop-panel.tsx'
