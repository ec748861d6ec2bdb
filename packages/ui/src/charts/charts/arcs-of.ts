export interface Segment {
  label: string
  value: number
  /** A colour token, for example `gun-charging-fill` or `chart-energy`. */
  colour: string
  /** Offline is hatched, so that it is not taken for a value. */
  hatched?: boolean
}

export interface Arc {
  segment: Segment
  start: number
  length: number
}

const GAP = 1.5

/** Where each part above zero lies on a circle of the given length, with gaps between them. */
export function arcsOf(segments: readonly Segment[], circle: number): Arc[] {
  const shown = segments.filter(({ value }) => value > 0)
  const total = shown.reduce((sum, { value }) => sum + value, 0)
  const gap = shown.length > 1 ? GAP : 0
  let start = 0

  return shown.map((segment) => {
    const share = (segment.value / total) * circle
    const arc = { segment, start, length: Math.max(share - gap, 1) }
    start += share
    return arc
  })
}
