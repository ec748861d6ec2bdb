import { service } from '../contract.ts'
import { importing } from './download-center.ts'

const at = service('config-service/meterFee')

/** What a meter cost in a month (import template 4). */
export const meterFee = {
  import: importing(at('import', 'meterManage:import')),
}
