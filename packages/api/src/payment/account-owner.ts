import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { accountType } from '../enumerations/member.ts'
import { texts } from '../texts.ts'
import { Id } from '../wire.ts'

/** Whose account it is: a member's, or a fleet's. */
export const ownerFields = {
  accountId: Id,
  accountType: codeOf(accountType),
  memberId: Id.nullable(),
  memberName: z.string().nullable(),
  /** Masked, unless the caller has `memberList:get`. */
  memberPhone: z.string().nullable(),
  groupId: Id.nullable(),
  groupName: z.string().nullable(),
}

export const ownerTexts = texts({
  accountId: ['Account', '账户'],
  owner: ['Member or fleet', '会员或车队'],
  accountType: ['Account type', '账户类型'],
  memberPhone: ['Member phone', '会员手机号'],
})
