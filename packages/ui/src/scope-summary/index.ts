export { dataScope } from './data-scope.ts'
export { ScopeSummary, type ScopeSummaryProps, type SeenOf } from './scope-summary.tsx'
