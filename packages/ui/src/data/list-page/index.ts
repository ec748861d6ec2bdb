export { BulkBar, type BulkBarProps } from './bulk-bar.tsx'
export { ListPage, type ListPageProps } from './list-page.tsx'
export {
  AddButton,
  ExportButton,
  ImportButton,
  TimingButton,
  type ToolbarButtonProps,
} from './toolbar-buttons.tsx'
