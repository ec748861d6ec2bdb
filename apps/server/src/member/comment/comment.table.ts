import type { auditState, commentStars, evaluateTagKind } from '@ampdeck/api/enumerations/member'
import type { ColumnType } from 'kysely'
import type { Code, Flag, List, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

type Empty<T> = ColumnType<T | null, T | null | undefined, T | null>

/** What a member said of a charge (domain.md §3.3). */
export interface CommentTable extends Standard {
  orderId: number
  memberId: number
  stationId: number
  stars: Code<typeof commentStars>
  tagIds: List<number>
  content: string
  pictures: List<string>
  auditState: Code<typeof auditState>
  auditUser: Empty<number>
  refuseReason: Empty<string>
  reply: Empty<string>
  replyUser: Empty<number>
  replyTime: Empty<number>
  top: Flag
}

/** What can be said of a charge by one tap. */
export interface EvaluateTagTable extends Standard {
  name: string
  good: Code<typeof evaluateTagKind>
  starsFrom: Code<typeof commentStars>
  starsTo: Code<typeof commentStars>
  sort: number
}

export const tables = { comment: { station: 'stationId' }, evaluateTag: {} } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    comment: CommentTable
    evaluateTag: EvaluateTagTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
