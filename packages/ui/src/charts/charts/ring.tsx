import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { ChartFrame, type ChartLook } from '../chart-frame/chart-frame.tsx'
import { withUnit } from '../chart-frame/chart-table.tsx'
import { type ChartUnit, useChartFormat } from '../chart-frame/chart-unit.ts'
import { Arc, arcsOf, CIRCLE, RING, type Segment } from './arc.tsx'
import { lightTexts } from './chart.texts.ts'
import styles from './light-charts.module.css'
import { sharesOf } from './share-of.ts'

export interface RingProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the ring divides, for example "Guns by status"; the parts follow it in the accessible name. */
  label: string
  /** The parts, from the top on, clockwise. */
  segments: readonly Segment[]
  /** What the values are: it decides how the name writes them. A plain number without it. */
  unit?: ChartUnit
  /** The figure in the middle. */
  children?: ReactNode
}

/** A whole and its parts as a ring, without frame, list and table: for a place that has those. */
export function Ring({ label, segments, unit = 'number', children, className, ...rest }: RingProps) {
  const hatch = useId()
  const format = useChartFormat(unit)
  const spelt = segments.map((segment) => `${segment.label} ${format.value(segment.value)}`).join(', ')

  return (
    <div {...rest} className={clsx(styles.ring, className)}>
      <svg role="img" aria-label={`${label}: ${spelt}`} width={RING} height={RING}>
        <pattern id={hatch} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="2" height="4" fill="var(--colors-gun-offline-fill)" />
        </pattern>
        <g transform={`rotate(-90 ${RING / 2} ${RING / 2})`}>
          {arcsOf(segments, CIRCLE).map(({ segment, ...arc }) => (
            <Arc
              key={segment.label}
              {...arc}
              stroke={segment.hatched ? `url(#${hatch})` : `var(--colors-${segment.colour})`}
            />
          ))}
        </g>
      </svg>
      {children && <div className={styles.middle}>{children}</div>}
    </div>
  )
}

/** A part of a whole, with its line in the list. */
export interface Share extends Segment {
  /** Before its name in the list, for example the glyph of a state; a swatch of its colour without it. */
  mark?: ReactNode
  /** Where its name leads. */
  href?: string | undefined
}

export interface RingShareProps extends ChartLook {
  /** From the top on, clockwise. Twelve at most are read well: the caller sums the rest. */
  shares: readonly Share[]
  /** What the values are: it decides how the list writes them. A plain number without it. */
  unit?: ChartUnit
  /** The figure in the middle and, under it, what it counts. */
  children?: ReactNode
}

/** A ring and the list that spells its parts: mark, name, value and whole per cents that make 100 (picture 02). */
export function RingShare({ shares, unit = 'number', children, ...rest }: RingShareProps) {
  const say = useSay()
  const { percent } = useFormats()
  const format = useChartFormat(unit)
  const parts = sharesOf(shares.map(({ value }) => value)).map((part) => percent(part))
  const table = {
    columns: [withUnit(say(lightTexts.value), format.unit), say(lightTexts.share)],
    rows: shares.map(({ label, value }, nth) => ({
      head: label,
      cells: [format.cell(value), parts[nth] ?? ''],
    })),
  }

  return (
    <ChartFrame {...rest} table={table} isEmpty={shares.every(({ value }) => value <= 0)} isReadable>
      <div className={styles.shares}>
        <div className={styles.ringBox}>
          <Ring label={rest.label} segments={shares} unit={unit}>
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
              {href ? <a href={href}>{label}</a> : <span className={styles.name}>{label}</span>}
              <span className={styles.value}>{format.value(value)}</span>
              <span className={styles.part}>{parts[nth]}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  )
}
