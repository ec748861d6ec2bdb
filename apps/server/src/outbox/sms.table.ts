import type { activeState } from '@ampdeck/api/enumerations/member'
import type { smsScene } from '@ampdeck/api/enumerations/system'
import type { Code, Standard } from '../database/columns.ts'
import type { ScopeTags } from '../database/tables.ts'

export interface SmsConfigTable extends Standard {
  sign: string | null
}

/** A text that a seller sends instead of the product's. */
export interface SmsTemplateTable extends Standard {
  scene: Code<typeof smsScene>
  content: string
  contentEn: string
  state: Code<typeof activeState>
}

export const tables = { smsConfig: {}, smsTemplate: {} } as const satisfies ScopeTags

declare module '../database/tables.ts' {
  interface Tables {
    smsConfig: SmsConfigTable
    smsTemplate: SmsTemplateTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
