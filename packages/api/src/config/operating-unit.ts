import { creditCode, operatorId } from '@ampdeck/validation/patterns'
import { empty, normal } from '@ampdeck/validation/rules'
import { phone } from '@ampdeck/validation/typed'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { operatingUnitKind } from '../enumerations/equipment.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Id, optional, record } from '../wire.ts'

/** What people fill in. */
export const OperatingUnitDraft = z.object({
  name: empty.max(50).pipe(normal),
  nameEn: optional(z.string().max(60)),
  kind: codeOf(operatingUnitKind),
  creditCode: optional(creditCode),
  operatorId: optional(operatorId),
  contact: empty.max(50),
  phone,
})

export const OperatingUnit = record(OperatingUnitDraft.shape)

export const OperatingUnitFilter = z.object({
  name: filter.text(),
  kind: filter.codes(operatingUnitKind),
})

export const OperatingUnitOption = z.object({ id: Id, name: z.string(), nameEn: z.string().nullable() })

const at = service('config-service/operatingUnit')

export const operatingUnit = {
  page: at('page', 'operatingUnit')
    .takes(paged(OperatingUnitFilter, ['name', 'kind', 'updateTime']))
    .gives(pageOf(OperatingUnit)),
  get: at('get', 'operatingUnit').takes(ById).gives(OperatingUnit),
  selectAll: at('selectAll', 'signedIn').takes(OperatingUnitFilter).gives(z.array(OperatingUnitOption)),
  save: at('save', 'operatingUnit:add').takes(OperatingUnitDraft).gives(OperatingUnit),
  update: at('update', 'operatingUnit:edit')
    .takes(OperatingUnitDraft.extend(ByVersion.shape))
    .gives(OperatingUnit)
    .fails('record.stale'),
  delete: at('delete', 'operatingUnit:delete').takes(ById).fails('record.inUse'),
}

export type OperatingUnit = z.input<typeof OperatingUnit>
