import { type ReactNode, useMemo } from 'react'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { ChartFrame, type ChartLook } from '../chart-frame/chart-frame.tsx'
import type { ChartUnit } from '../chart-frame/chart-unit.ts'
import { withUnit } from '../chart-frame/table-data.ts'
import { useChartFormat } from '../chart-frame/use-chart-format.ts'
import type { Segment } from './arcs-of.ts'
import { lightTexts } from './chart.texts.ts'
import styles from './light-charts.module.css'
import { Ring } from './ring.tsx'
import { sharesOf } from './share-of.ts'

/** A part of a whole. */
export interface Share extends Segment {
  /** Before its name in the list, for example the glyph of a state; a swatch of its colour without it. */
  mark?: ReactNode
  /** Where its name leads. */
  href?: string
}

export interface RingShareProps extends ChartLook {
  /** Twelve at most are read; the caller sums the rest. */
  shares: readonly Share[]
  unit?: ChartUnit
  /** The figure in the middle and, under it, what it counts. */
  children?: ReactNode
}

/** A ring and the list that spells its parts: mark, name, value and whole per cents that make 100 (picture 02). */
export function RingShare({ shares, unit = 'number', children, ...rest }: RingShareProps) {
  const say = useSay()
  const { percent } = useFormats()
  const format = useChartFormat(unit)
  const parts = useMemo(() => sharesOf(shares.map(({ value }) => value)), [shares])
  const table = useMemo(
    () => ({
      columns: [withUnit(say(lightTexts.value), format.unit), say(lightTexts.share)],
      rows: shares.map(({ label, value }, nth) => ({
        head: label,
        cells: [format.cell(value), percent(parts[nth] ?? 0)],
      })),
    }),
    [shares, parts, say, format, percent],
  )

  return (
    <ChartFrame {...rest} table={table} isEmpty={shares.every(({ value }) => value <= 0)} isReadable>
      <div className={styles.shares}>
        <div className={styles.ringBox}>
          <Ring label={rest.label} segments={shares}>
            {children}
          </Ring>
        </div>
        <ul className={styles.shareList}>
          {shares.map(({ label, value, colour, mark, href }, nth) => (
            <li key={label} className={styles.share}>
              {mark ?? (
                <span
                  aria-hidden="true"
                  className={styles.swatch}
                  style={{ background: `var(--colors-${colour})` }}
                />
              )}
              {href ? <a href={href}>{label}</a> : <span>{label}</span>}
              <span className={styles.shareValue}>{format.value(value)}</span>
              <span className={styles.sharePart}>{percent(parts[nth] ?? 0)}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  )
}
