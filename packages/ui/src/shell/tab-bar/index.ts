export {
  type Closing,
  type ClosingKind,
  changePage,
  closedBetween,
  closePages,
  movePage,
  type OpenPage,
  type OpenPages,
  openPage,
  type Refusal,
} from './open-pages.ts'
export type { TabPage, TabState } from './page-tab.tsx'
export { refusalTexts, tabTexts } from './tab-bar.texts.ts'
export { TabBar, type TabBarProps } from './tab-bar.tsx'
