import type { Authorization, Refusal } from '../../device/charge-point.ts'
import { isoTime } from './link.ts'

interface Words {
  refusals: Readonly<Record<Refusal, string>>
}

/** AuthorizationStatus of 1.6. */
const words16: Words = {
  refusals: {
    unknownToken: 'Invalid',
    expired: 'Expired',
    blocked: 'Blocked',
    busy: 'ConcurrentTx',
    'station.closed': 'Blocked',
    'balance.tooLow': 'Blocked',
    'member.suspended': 'Blocked',
    'limit.exceeded': 'Blocked',
  },
}

/** AuthorizationStatusEnumType of 2.0.1, which has more of them. */
const words201: Words = {
  refusals: {
    unknownToken: 'Unknown',
    expired: 'Expired',
    blocked: 'Blocked',
    busy: 'ConcurrentTx',
    'station.closed': 'NotAtThisTime',
    'balance.tooLow': 'NoCredit',
    'member.suspended': 'Blocked',
    'limit.exceeded': 'NotAtThisTime',
  },
}

/** Longer names of groups than 1.6 and 2.0.1 carry are left out: cut off they would be those of other groups. */
const MAX_GROUP_16 = 20
const MAX_GROUP_201 = 36

/** What a 1.6 pile is answered about who wants to charge. */
export function idTagInfoOf(authorization: Authorization) {
  const { expires, group } = authorization
  return {
    status: statusOf(authorization, words16),
    ...(expires !== undefined && { expiryDate: isoTime(expires) }),
    ...(group !== undefined && group.length <= MAX_GROUP_16 && { parentIdTag: group }),
  }
}

/** The same for a 2.0.1 pile. */
export function idTokenInfoOf(authorization: Authorization) {
  const { expires, group } = authorization
  return {
    status: statusOf(authorization, words201),
    ...(expires !== undefined && { cacheExpiryDateTime: isoTime(expires) }),
    ...(group !== undefined &&
      group.length <= MAX_GROUP_201 && { groupIdToken: { idToken: group, type: 'Central' } }),
  }
}

/** These keep a charge from beginning here and now, and say nothing against the token. */
const OF_THE_MOMENT: ReadonlySet<Refusal> = new Set([
  'busy',
  'station.closed',
  'balance.tooLow',
  'limit.exceeded',
])

/** The answer to a token that ended a charge: piles keep it in their cache, and no start is decided by it. */
export function asEnding(authorization: Authorization): Authorization {
  if (authorization.accepted || !OF_THE_MOMENT.has(authorization.reason)) return authorization
  const { reason: _, ...facts } = authorization
  return { ...facts, accepted: true }
}

function statusOf(authorization: Authorization, { refusals }: Words): string {
  return authorization.accepted ? 'Accepted' : refusals[authorization.reason]
}
