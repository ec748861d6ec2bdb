export { type Crumb, type HeadLink, PageHead, type PageHeadProps } from './page-head.tsx'
export { PanelPage } from './panel-page.tsx'
