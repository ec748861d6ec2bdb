export { type Crumb, PageHead, type PageHeadProps } from './page-head.tsx'
