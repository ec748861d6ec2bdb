/** Which rows a caller sees (domain.md §1 "Data scope"). */
export interface Scope {
  /** Null for the platform, which sees every seller. */
  sellerId: number | null
  /** Null means all of the seller's. */
  stationIds: readonly number[] | null
  groupIds: readonly number[] | null
}
