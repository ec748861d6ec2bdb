import type { Split } from '@ampdeck/api/billing/split'

/** Example S1: 1 operator, 2 investor, 3 owner. */
export const s1: Split = {
  channelFeeBps: 60,
  subsidyFen: 20_000,
  subsidyPartyId: 1,
  kinds: [
    { kind: 'e', receivedFen: 1_234_567, refundedFen: 0, shares: [{ partyId: 3, bps: 10_000 }] },
    {
      kind: 's',
      receivedFen: 765_431,
      refundedFen: 5_433,
      shares: [
        { partyId: 1, bps: 5_500 },
        { partyId: 2, bps: 3_000 },
        { partyId: 3, bps: 1_500 },
      ],
    },
    {
      kind: 'o',
      receivedFen: 12_345,
      refundedFen: 0,
      shares: [
        { partyId: 1, bps: 4_000 },
        { partyId: 3, bps: 6_000 },
      ],
    },
  ],
}
