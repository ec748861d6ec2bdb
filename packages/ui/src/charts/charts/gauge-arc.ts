/** The gauge opens a quarter of the circle below. */
const SWEEP = 270

/** The arc of a gauge between two shares of it, 0 to 1, as an SVG path; empty where both are the same. */
export function gaugeArc(from: number, to: number, centre: number, radius: number): string {
  const [start, end] = [clamp(from), clamp(to)]
  if (end <= start) return ''
  const at = (share: number) => {
    const angle = ((135 + share * SWEEP) * Math.PI) / 180
    return `${round(centre + radius * Math.cos(angle))} ${round(centre + radius * Math.sin(angle))}`
  }
  const isLong = (end - start) * SWEEP > 180 ? 1 : 0
  return `M${at(start)}A${radius} ${radius} 0 ${isLong} 1 ${at(end)}`
}

function clamp(share: number): number {
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
