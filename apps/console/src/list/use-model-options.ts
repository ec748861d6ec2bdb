import { vehicleModel } from '@ampdeck/api/member/vehicle-model'
import { useRead } from '../data/use-read.ts'

/** The models of cars, for forms and filters. */
export function useModelOptions(enabled = true) {
  const { data = [] } = useRead(vehicleModel.selectAll, {}, { enabled })
  return data.map(({ id, brand, model }) => ({ value: id, label: `${brand} ${model}` }))
}
