export { type Crumb, type HeadLink, PageHead, type PageHeadProps } from './page-head.tsx'
export { PageHelp } from './page-help.ts'
export { PanelPage } from './panel-page.tsx'
