import { memberStatus } from '../enumerations/member.ts'
import type { FoundRecord } from '../found-record.ts'

export const member = {
  rank: 30,
  pages: ['memberDetail', 'memberList'],
  list: { page: 'memberList', field: 'memberNo' },
  status: memberStatus,
  group: 'orders',
  word: ['member', '会员'],
} satisfies FoundRecord
