import { type Firmware, FirmwareFilter } from '@ampdeck/api/config/firmware'
import type { z } from 'zod'
import { listOf } from '../../database/list.ts'
import type { Rows } from '../../database/rows.ts'
import { where } from '../../database/where.ts'

export type Row = z.output<typeof Firmware>

export const { page } = listOf({
  table: 'firmware',
  usual: { by: 'firmware.updateTime', order: 'desc' },
  query: (rows: Rows, filter: z.output<typeof FirmwareFilter>) =>
    rows
      .from('firmware')
      .where(where(FirmwareFilter, filter, 'firmware'))
      .selectAll()
      .$castTo<Row>(),
})
