import { empty, enOrNum, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { coolingKind, currentType, manufacturer, pileGunLayout, protocol } from '../enumerations/equipment.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Id, optional, record, Watt } from '../wire.ts'

/** Kilowatts have one decimal at most. */
export const RatedW = Watt.min(100, 'dec1').max(10_000_000, 'dec1').multipleOf(100, 'dec1')

/** What people fill in. */
export const PileTypeDraft = z.object({
  name: empty.max(50).pipe(normal),
  nameEn: optional(z.string().max(60)),
  manufacturer: codeOf(manufacturer),
  model: enOrNum.max(50),
  currentType: codeOf(currentType),
  ratedW: RatedW,
  layout: codeOf(pileGunLayout),
  protocol: codeOf(protocol),
  /** Power modules in one pile. */
  moduleCount: optional(z.int().min(0).max(999)),
  coolingKind: optional(codeOf(coolingKind)),
})

export const PileType = record(PileTypeDraft.shape)
const PileTypeRow = PileType.extend({ pileCount: z.int() })

export const PileTypeFilter = z.object({
  /** Part of the name or of the model. */
  name: filter.text(),
  manufacturer: filter.codes(manufacturer),
  currentType: filter.codes(currentType),
  protocol: filter.codes(protocol),
})

/** A pile type in a picker, with what a new pile of it starts with. */
export const PileTypeOption = PileTypeDraft.extend({ id: Id })

const at = service('config-service/pileType')

export const pileType = {
  page: at('page', 'pileType')
    .takes(paged(PileTypeFilter, ['name', 'manufacturer', 'ratedW', 'updateTime']))
    .gives(pageOf(PileTypeRow)),
  get: at('get', 'pileType').takes(ById).gives(PileType),
  selectAll: at('selectAll', 'signedIn')
    .takes(z.object({ name: filter.text() }))
    .gives(z.array(PileTypeOption)),
  save: at('save', 'pileType:add').takes(PileTypeDraft).gives(PileType).fails('record.duplicate'),
  /** Piles that are there keep what they have; new ones begin with it. */
  update: at('update', 'pileType:edit')
    .takes(PileTypeDraft.extend(ByVersion.shape))
    .gives(PileType)
    .fails('record.duplicate', 'record.stale'),
  /** Only one that no pile is of. */
  delete: at('delete', 'pileType:delete').takes(ById).fails('record.inUse'),
}

export type PileType = z.input<typeof PileType>
export type PileTypeRow = z.input<typeof PileTypeRow>
export type PileTypeOption = z.input<typeof PileTypeOption>
