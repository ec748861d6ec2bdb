import { service } from '../contract.ts'
import { importing } from './download-center.ts'

const at = service('config-service/pile')

/** Piles with their guns (import template 1). */
export const pile = {
  import: importing(at('import', 'pileList:import')),
}
