import { stationCostModelIncome, stationCostModelIncomeReport } from '@ampdeck/api/report/cost-model-income'
import { ReportPage } from '../../../report/report-page.tsx'
import { WhatIf } from './what-if.tsx'

/** What each version of a billing model brought in, and what another would have (screens.md S160). */
export function Page() {
  return (
    <ReportPage
      id="stationCostModelIncome"
      definition={stationCostModelIncomeReport}
      resource={stationCostModelIncome}
      lead={<WhatIf />}
    />
  )
}
