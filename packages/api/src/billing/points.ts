import { wholePart } from './arithmetic.ts'

/** How a member's grade turns money into points. */
export interface PointsRule {
  /** Points per yuan × 100: 120 gives 1.2 points for each yuan. */
  pointFactor: number
  /** The most points of one day; absent where there is no cap. */
  dayCap?: number | undefined
}

/** Points and growth of an amount, and the steps between. */
export interface Points {
  /** Whole yuan that count. */
  yuan: number
  uncapped: number
  points: number
  growth: number
}

/** `floor(floor(principal / 100) × factor / 100)`; growth is the whole yuan. */
export function pointsOf(rule: PointsRule, principalFen: number): Points {
  const yuan = wholePart(Math.max(0, principalFen), 100)
  const uncapped = wholePart(yuan * rule.pointFactor, 100)
  return { yuan, uncapped, points: Math.min(uncapped, rule.dayCap ?? uncapped), growth: yuan }
}
