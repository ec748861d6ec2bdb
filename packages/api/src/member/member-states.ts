import type { CodeOf } from '../enumeration.ts'
import { memberStatus } from '../enumerations/member.ts'

type MemberStatus = CodeOf<typeof memberStatus>

export type MemberAction = 'enable' | 'disable' | 'lock' | 'unlock' | 'cancel'

const { normal, lost, locked, disabled, cancelled } = memberStatus.code

/** What people do with a member, and what a member becomes by it. Nobody comes back from cancelled. */
export const memberTransitions: readonly {
  action: MemberAction
  from: readonly MemberStatus[]
  to: MemberStatus
}[] = [
  { action: 'disable', from: [normal, lost, locked], to: disabled },
  { action: 'enable', from: [disabled, lost], to: normal },
  { action: 'lock', from: [normal], to: locked },
  { action: 'unlock', from: [locked], to: normal },
  { action: 'cancel', from: [normal, lost, locked, disabled], to: cancelled },
]

/** What a member of this status becomes by an action; nothing where it is not allowed. */
export function memberAfter(action: MemberAction, status: number): MemberStatus | undefined {
  const step = memberTransitions.find((of) => of.action === action)
  return step?.from.some((from) => from === status) ? step.to : undefined
}
