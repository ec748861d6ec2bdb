import { stationAssetReport } from '@ampdeck/api/report/station-reports'
import { figuresReport } from '../figures-report.ts'

export const report = figuresReport('stationAsset', ['Station assets', '场站资产'], stationAssetReport)
