import { importing } from '../config/download-center.ts'
import { service } from '../contract.ts'

const at = service('member-service/vehicle')

/** Vehicles of personal members (import template 3). */
export const vehicle = {
  import: importing(at('import', 'vehicleList:import')),
}
