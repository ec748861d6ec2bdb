import { busLineReport } from '@ampdeck/api/report/bus-reports'
import { figuresReport } from '../figures-report.ts'

export const report = figuresReport('busLine', ['Bus line report', '公交线路报表'], busLineReport)
