import { array, assert, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Split, splitOf } from './split.ts'

/** Example S1 of domain.md §6: 1 operator, 2 investor, 3 owner. */
const s1: Split = {
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

describe('splitOf', () => {
  it('splits example S1 to the fen', () => {
    const { rows, totals, netFen, channelFen } = splitOf(s1)
    expect(rows.map((row) => row.channelFen)).toEqual([7_407, 4_560, 74])
    expect(rows.map((row) => row.baseFen)).toEqual([1_227_160, 775_438, 12_271])
    expect(rows[1]?.parts.map(({ fen }) => fen)).toEqual([426_491, 232_631, 116_316])
    expect(rows[1]?.parts.map(({ hasRest }) => hasRest)).toEqual([true, false, true])
    expect(rows[2]?.parts.map(({ fen }) => fen)).toEqual([4_908, 7_363])
    expect(Object.fromEntries(totals.map(({ partyId, fen }) => [partyId, fen]))).toEqual({
      1: 411_399,
      2: 232_631,
      3: 1_350_839,
    })
    expect(netFen - channelFen).toBe(1_994_869)
  })

  const fen = integer({ min: 0, max: 100_000_000 })
  const shares = array(integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 6 }).map((cuts) => {
    const sorted = [0, ...cuts.sort((a, b) => a - b), 10_000]
    return sorted.slice(1).map((cut, index) => ({ partyId: index + 1, bps: cut - (sorted[index] ?? 0) }))
  })
  const splits = record({
    channelFeeBps: integer({ min: 0, max: 1_000 }),
    subsidyFen: integer({ min: 0, max: 100_000 }),
    subsidyPartyId: integer({ min: 1, max: 3 }),
    kinds: record({ e: fen, s: fen, o: fen, back: fen, shares }).map(({ e, s, o, back, shares: all }) => [
      { kind: 'e' as const, receivedFen: e, refundedFen: back, shares: all },
      { kind: 's' as const, receivedFen: s, refundedFen: 0, shares: all },
      { kind: 'o' as const, receivedFen: o, refundedFen: back, shares: all },
    ]),
  })

  it('gives away exactly what came in without the channel fee, whatever the rule', () => {
    assert(
      property(splits, (split) => {
        const { totals, netFen, channelFen } = splitOf(split)
        expect(totals.reduce((sum, one) => sum + one.fen, 0)).toBe(netFen - channelFen)
      }),
    )
  })

  it('gives nobody more than one fen above the exact share', () => {
    assert(
      property(splits, (split) => {
        for (const { baseFen, parts } of splitOf(split).rows) {
          for (const { fen: got, bps } of parts)
            expect(Math.abs(got - (baseFen * bps) / 10_000)).toBeLessThan(1)
        }
      }),
    )
  })
})
