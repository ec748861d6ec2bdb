/** The ids of the two demo sellers, which are their numbers too (contract.md §3). */
export const SKYLINE = 10_001
export const RIVERSIDE = 10_002
export const demoSellers = [SKYLINE, RIVERSIDE] as const
