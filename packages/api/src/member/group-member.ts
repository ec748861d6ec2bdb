import { importing } from '../config/download-center.ts'
import { service } from '../contract.ts'

const at = service('member-service/groupMember')

/** Who belongs to a fleet (import template 2). */
export const groupMember = {
  import: importing(at('import', 'fleetMember:import')),
}
