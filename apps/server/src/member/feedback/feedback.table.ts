import type { feedbackCategory, feedbackSource, feedbackState } from '@ampdeck/api/member/feedback'
import type { Code, List, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

export interface FeedbackTable extends Standard {
  source: Code<typeof feedbackSource>
  /** Who wrote it in the app; in the console it is `createUser`. */
  memberId: number | null
  category: Code<typeof feedbackCategory>
  content: string
  /** Addresses of rows of `picture`. */
  pictures: List<string>
  phone: string | null
  state: Code<typeof feedbackState>
  reply: string | null
  replyUser: number | null
  replyTime: number | null
}

export const tables = { feedback: {} } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    feedback: FeedbackTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
