import type { userPortrait } from '@ampdeck/api/statistics/user-portrait'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { report as portraits } from './user-portrait.report.ts'

/** The members of segments: what the list of portraits exports of them. */
export const report: Report<z.output<typeof userPortrait.segmentExport.input>> = {
  ...portraits,
  page: 'userSegment',
  name: ['User segments', '用户分群'],
}
