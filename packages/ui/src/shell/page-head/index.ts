export { type Crumb, type HeadLink, PageHead, type PageHeadProps } from './page-head.tsx'
