import { z } from 'zod'
import { service } from '../contract.ts'
import { filter } from '../filter.ts'
import { Id } from '../wire.ts'

const OperatingUnitOption = z.object({ id: Id, name: z.string(), nameEn: z.string().nullable() })

const at = service('config-service/operatingUnit')

export const operatingUnit = {
  selectAll: at('selectAll', ['operatingUnit', 'stationList'])
    .takes(z.object({ name: filter.text() }))
    .gives(z.array(OperatingUnitOption)),
}
