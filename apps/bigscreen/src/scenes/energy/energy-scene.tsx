import { operationView } from '@ampdeck/api/statistics/operation-view'
import { useSource } from '../../feed/use-source.ts'
import { EnergyView } from './energy-view.tsx'

/** The energy scene: what the network draws today, and what is expected until tomorrow's end. */
export function EnergyScene() {
  return <EnergyView source={useSource(operationView.bigScreenEnergy, {})} />
}
