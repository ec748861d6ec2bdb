import { operatorAssetReport } from '@ampdeck/api/report/platform-reports'
import { figuresReport } from '../figures-report.ts'

export const report = figuresReport('operatorAsset', ['Operator assets', '运营商资产'], operatorAssetReport)
