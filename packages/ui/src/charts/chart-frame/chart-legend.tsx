import { useSay } from '../../foundation/language/use-say.ts'
import { chartColour } from './chart-colour.ts'
import styles from './chart-frame.module.css'
import { chartTexts } from './chart-frame.texts.ts'
import type { DrawnSeries } from './series.ts'

/** A series as the legend names it. */
export type LegendItem = Pick<DrawnSeries, 'name' | 'colour' | 'kind' | 'dash'> & { isHidden?: boolean }

export interface ChartLegendProps {
  /** Every series with its mark, hidden ones too; their names must differ. */
  items: readonly LegendItem[]
  /** Called with the name of the series that is to be hidden, or shown again. */
  onToggle: (name: string) => void
}

/** What each line and colour is; each item is a button that hides its series. */
export function ChartLegend({ items, onToggle }: ChartLegendProps) {
  const say = useSay()

  return (
    <ul aria-label={say(chartTexts.legend)} className={styles.legend}>
      {items.map((item) => (
        <li key={item.name}>
          <button
            type="button"
            aria-pressed={!item.isHidden}
            className={styles.legendItem}
            onClick={() => onToggle(item.name)}
          >
            <LegendKey {...item} />
            {item.name}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The mark of a series, as the drawing has it. */
function LegendKey({ colour, kind, dash }: LegendItem) {
  return (
    <svg
      aria-hidden="true"
      width="14"
      height="10"
      viewBox="0 0 14 10"
      className={styles.key}
      data-dash={dash}
    >
      {kind === 'bar' ? (
        <rect x="2" y="0" width="10" height="10" rx="2.5" fill={chartColour(colour)} />
      ) : (
        <path d="M0 5h14" stroke={chartColour(colour)} />
      )}
    </svg>
  )
}
