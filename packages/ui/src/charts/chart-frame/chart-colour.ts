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

/** The colour of a gun status or a tariff period: only where the series is that status or period. */
export type MeaningColour =
  | `gun-${'idle' | 'preparing' | 'charging' | 'full' | 'offline' | 'alarm' | 'fault' | 'reserved'}-fill`
  | `period-${'sharp' | 'peak' | 'flat' | 'valley'}-fill`

/** Any colour a chart may take; each is a token and follows the theme. */
export type SeriesColour = ChartColour | MeaningColour

/** In the order in which series without a colour of their own take them. */
const ORDER: readonly ChartColour[] = ['energy', 'fee', 'teal', 'occupy', 'rust', 'efee', 'slate', 'prev']

/** The name of the custom property of a colour. */
export function colourProperty(name: SeriesColour): string {
  return name.includes('-') ? `--colors-${name}` : `--colors-chart-${name}`
}

/** A colour as CSS and SVG take it. */
export function chartColour(name: SeriesColour): string {
  return `var(${colourProperty(name)})`
}

/** The colour of the nth series, where it has none of its own. */
export function colourAt(index: number): ChartColour {
  return ORDER[index % ORDER.length] ?? 'energy'
}
