export { OpenPages, type OpenPagesProps } from './open-pages.tsx'
export { type PageReport, usePageTab, useUnsaved } from './page-frame.ts'
