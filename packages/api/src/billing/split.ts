import { floorOver, timesOver } from './arithmetic.ts'

/** e energy, s service, o occupy: the kinds of fee that are split apart. */
export type FeeKind = 'e' | 's' | 'o'

/** A party's part of one kind of fee, in basis points; the parts of a kind sum to 10,000. */
export interface SplitShare {
  partyId: number
  bps: number
}

/** What came in of one kind, and who gets how much of it. */
export interface SplitKind {
  kind: FeeKind
  receivedFen: number
  refundedFen: number
  shares: readonly SplitShare[]
}

/** A split rule with the money of a period. */
export interface Split {
  /** What the payment channel keeps, in basis points. */
  channelFeeBps: number
  kinds: readonly SplitKind[]
  /** Coupons and discounts that one party bears; they belong to the service fee. */
  subsidyFen: number
  /** The party that bears them. */
  subsidyPartyId: number
}

/** One kind of fee, split. */
export interface SplitRow {
  kind: FeeKind
  netFen: number
  channelFen: number
  subsidyFen: number
  baseFen: number
  /** In the order of the rule's shares. */
  parts: { partyId: number; bps: number; fen: number; hasRest: boolean }[]
}

/** What every party gets; the sum is what came in without the channel's fee, always. */
export interface SplitResult {
  rows: SplitRow[]
  totals: { partyId: number; fen: number }[]
  netFen: number
  channelFen: number
}

/** Splits the fees of a period: floors first, the missing fen to the largest remainders. */
export function splitOf({ channelFeeBps, kinds, subsidyFen, subsidyPartyId }: Split): SplitResult {
  const rows = kinds.map(({ kind, receivedFen, refundedFen, shares }): SplitRow => {
    const netFen = receivedFen - refundedFen
    const channelFen = timesOver(netFen, channelFeeBps, 10_000)
    const subsidy = kind === 's' ? subsidyFen : 0
    const baseFen = netFen - channelFen + subsidy
    return { kind, netFen, channelFen, subsidyFen: subsidy, baseFen, parts: partsOf(baseFen, shares) }
  })

  const totals = new Map<number, number>()
  const add = (partyId: number, fen: number) => totals.set(partyId, (totals.get(partyId) ?? 0) + fen)
  for (const { parts } of rows) for (const { partyId, fen } of parts) add(partyId, fen)
  if (rows.some((row) => row.subsidyFen !== 0)) add(subsidyPartyId, -subsidyFen)

  return {
    rows,
    totals: [...totals].map(([partyId, fen]) => ({ partyId, fen })),
    netFen: rows.reduce((sum, row) => sum + row.netFen, 0),
    channelFen: rows.reduce((sum, row) => sum + row.channelFen, 0),
  }
}

function partsOf(baseFen: number, shares: readonly SplitShare[]): SplitRow['parts'] {
  const exact = shares.map(({ bps }) => BigInt(baseFen) * BigInt(bps))
  const floors = exact.map((value) => floorOver(value, 10_000n))
  const rests = exact.map((value, index) => value - (floors[index] ?? 0n) * 10_000n)
  const isWhole = shares.reduce((sum, { bps }) => sum + bps, 0) === 10_000
  const missing = isWhole ? baseFen - Number(floors.reduce((sum, fen) => sum + fen, 0n)) : 0
  const lucky = new Set(
    rests
      .map((rest, index) => ({ rest, index }))
      .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1))
      .slice(0, missing)
      .map(({ index }) => index),
  )

  return shares.map(({ partyId, bps }, index) => ({
    partyId,
    bps,
    fen: Number(floors[index] ?? 0n) + (lucky.has(index) ? 1 : 0),
    hasRest: lucky.has(index),
  }))
}
