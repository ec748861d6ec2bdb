import type { helpAudience, helpCategory, helpState } from '@ampdeck/api/member/help'
import type { Code, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

export interface HelpTable extends Standard {
  title: string
  titleEn: string | null
  category: Code<typeof helpCategory>
  audience: Code<typeof helpAudience>
  pageId: string | null
  content: string
  contentEn: string | null
  sort: number
  state: Code<typeof helpState>
}

export const tables = { help: {} } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    help: HelpTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
