import { operationView } from '@ampdeck/api/statistics/operation-view'
import { useSource } from '../../feed/use-source.ts'
import { RevenueView } from './revenue-view.tsx'

/** The revenue scene: the month against its target, and who and what brought its income. */
export function RevenueScene() {
  return <RevenueView source={useSource(operationView.bigScreenRevenue, {})} />
}
