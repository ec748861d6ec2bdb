export type { FailedRow } from './failed-rows.ts'
export { ImportResult, type ImportResultProps } from './import-result.tsx'
