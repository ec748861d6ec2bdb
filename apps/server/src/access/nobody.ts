import type { Caller } from './caller.ts'

/** The caller of a public call: may do nothing and sees no seller's rows. */
export const NOBODY: Caller = {
  sellerId: 0,
  userId: 0,
  account: '',
  name: '',
  grants: new Set(),
  scope: { sellerId: 0, stationIds: [], groupIds: [] },
}
