/** The chart colours of the design; energy and power keep one blue on every screen, money is ochre. */
export type ChartColour =
  | 'energy'
  | 'efee'
  | 'fee'
  | 'occupy'
  | 'teal'
  | 'rust'
  | 'slate'
  | 'prev'
  | 'prev2'
  | 'limit'

/** The custom property of a chart colour. */
export function chartColour(name: ChartColour): string {
  return `var(--colors-chart-${name})`
}
