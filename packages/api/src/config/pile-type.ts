import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { currentType, pileGunLayout, protocol } from '../enumerations/equipment.ts'
import { filter } from '../filter.ts'
import { Id, Watt } from '../wire.ts'

/** A pile type in a picker, with what a new pile of it starts with. */
export const PileTypeOption = z.object({
  id: Id,
  name: z.string(),
  model: z.string(),
  currentType: codeOf(currentType),
  ratedW: Watt,
  layout: codeOf(pileGunLayout),
  protocol: codeOf(protocol),
})

const at = service('config-service/pileType')

export const pileType = {
  selectAll: at('selectAll', 'signedIn')
    .takes(z.object({ name: filter.text() }))
    .gives(z.array(PileTypeOption)),
}

export type PileTypeOption = z.input<typeof PileTypeOption>
