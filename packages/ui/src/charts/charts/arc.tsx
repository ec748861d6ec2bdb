/** The side of a ring or gauge and the thickness of its band, px. */
export const RING = 142
const THICKNESS = 15
const RADIUS = (RING - THICKNESS) / 2
/** The length of a ring. */
export const CIRCLE = 2 * Math.PI * RADIUS

/** A part of a ring. */
export interface Segment {
  /** What the part is; it must differ from the others. */
  label: string
  /** How large it is; nothing is drawn at zero and below. */
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

interface ArcProps {
  /** Along the ring, px. */
  start: number
  length: number
  stroke: string
  /** Another band, for example a thin one inside the first. */
  band?: { radius: number; thickness: number }
}

/** A part of a ring: a circle of which one dash is drawn. */
export function Arc({ start, length, stroke, band }: ArcProps) {
  const { radius, thickness } = band ?? { radius: RADIUS, thickness: THICKNESS }
  const scale = radius / RADIUS

  return (
    <circle
      cx={RING / 2}
      cy={RING / 2}
      r={radius}
      fill="none"
      stroke={stroke}
      strokeWidth={thickness}
      strokeDasharray={`${length * scale} ${CIRCLE * scale}`}
      strokeDashoffset={-start * scale}
    />
  )
}
