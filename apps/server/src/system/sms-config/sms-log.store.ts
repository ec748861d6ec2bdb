import type { CodeOf } from '@ampdeck/api/enumeration'
import type { smsScene } from '@ampdeck/api/enumerations/system'
import { SmsLogFilter } from '@ampdeck/api/system/sms-config'
import { sql } from 'kysely'
import type { z } from 'zod'
import { maskMobile } from '../../access/mask-mobile.ts'
import type { Rows } from '../../database/rows.ts'
import { asPhone } from '../../database/text.ts'
import { where } from '../../database/where.ts'

type Filter = z.output<typeof SmsLogFilter>

/** The SMS of a seller, without their texts. */
export function matching(rows: Rows, { phone, ...filter }: Filter) {
  return rows
    .from('outgoingMessage')
    .select(['id', 'state', 'tries', 'lastError', 'createTime', 'sentTime'])
    .select(sql<string>`outgoing_message.recipients[1]`.as('phone'))
    .select(sql<CodeOf<typeof smsScene> | null>`outgoing_message.scene`.as('scene'))
    .where('kind', '=', 'sms')
    .$if(phone !== undefined, (query) =>
      query.where(sql<boolean>`outgoing_message.recipients = array[${asPhone(phone ?? '')}]`),
    )
    .where(where(SmsLogFilter, { ...filter, phone: undefined }, 'outgoingMessage'))
}

/** A row as people see it: whoever knows the number finds it, nobody reads it here. */
export const shown = <Row extends { phone: string }>(row: Row) => ({ ...row, phone: maskMobile(row.phone) })
