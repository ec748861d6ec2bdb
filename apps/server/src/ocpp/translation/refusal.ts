import type { Authorization, Refusal } from '../../device/charge-point.ts'

interface Words {
  refusals: Readonly<Record<Refusal, string>>
}

/** AuthorizationStatus of 1.6. */
export const words16: Words = {
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
export const words201: Words = {
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

/** What a pile is told about who wants to charge. */
export function authorizationStatus(authorization: Authorization, { refusals }: Words): string {
  return authorization.accepted ? 'Accepted' : refusals[authorization.reason]
}
