import { type Firmware, FirmwareFilter } from '@ampdeck/api/config/firmware'
import type { z } from 'zod'
import { orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { where } from '../../database/where.ts'

export type Row = z.output<typeof Firmware>

export function page(rows: Rows, request: z.output<typeof FirmwareFilter> & PageRequest) {
  const query = rows.from('firmware').where(where(FirmwareFilter, request, 'firmware'))
  const order = orderOf(request, 'firmware', { by: 'firmware.updateTime', order: 'desc' })
  return readPage(rows.db, query.selectAll().$castTo<Row>(), request, { ...order, id: 'firmware.id' })
}
