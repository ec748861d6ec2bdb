export { ScopeSummary, type ScopeSummaryProps, type SeenOf } from './scope-summary.tsx'
