export { type ExportJob, type ImportJob, type Job, mayDownload, maySeeFailedRows } from './job.ts'
export { JobRow, type JobRowProps } from './job-row.tsx'
