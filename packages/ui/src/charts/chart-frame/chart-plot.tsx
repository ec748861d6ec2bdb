import { clsx } from 'clsx'
import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { chartColour, type SeriesColour } from '../charts/chart-colour.ts'
import styles from './chart-frame.module.css'
import { chartTexts } from './chart-frame.texts.ts'
import { moveCursor, nearestPoint } from './move-cursor.ts'
import { useWidth } from './use-width.ts'

/** How long the cursor rests before its point is spoken. */
const SPEAK_AFTER_MS = 150

/** Between the edges of the drawing and the area of the values, px. */
export interface Insets {
  top: number
  right: number
  bottom: number
  left: number
}

/** What a chart says of one of its points; tooltip and spoken text are the same words. */
export interface Reading {
  /** The label of the point, for example `10:15`. */
  title: string
  rows: readonly { name: string; text: string; colour?: SeriesColour }[]
}

export interface ChartPlotProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string
  height: number
  insets: Insets
  /** How many points the keyboard walks along. */
  count: number
  /** Where a point lies between the left end, 0, and the right end, 1. */
  placeAt: (index: number) => number
  readingAt: (index: number) => Reading
  /** The drawing, for a width in px. */
  children: (width: number) => ReactNode
}

/**
 * The area of a drawing: one tab stop, arrow keys along its points, the same words in the tooltip of the pointer and in
 * the spoken text. Moving the cursor never draws the chart again.
 */
export function ChartPlot({
  label,
  height,
  insets,
  count,
  placeAt,
  readingAt,
  className,
  children,
  ...rest
}: ChartPlotProps) {
  const say = useSay()
  const hintId = useId()
  const { ref, width } = useWidth<HTMLDivElement>()
  const [cursor, setCursor] = useState<{ index: number; isSpoken: boolean }>()
  const drawing = useMemo(() => (width > 0 ? children(width) : null), [children, width])
  const index = cursor && cursor.index < count ? cursor.index : undefined
  const reading = index === undefined ? undefined : readingAt(index)
  const inner = Math.max(0, width - insets.left - insets.right)
  const left = index === undefined ? 0 : insets.left + placeAt(index) * inner

  function point(event: PointerEvent<HTMLDivElement>) {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - insets.left
    if (count === 0 || inner === 0 || x < -8 || x > inner + 8) return setCursor(undefined)
    const next = nearestPoint(x / inner, count, placeAt)
    if (next !== index) setCursor({ index: next, isSpoken: false })
  }

  function walk(event: KeyboardEvent) {
    if (event.key === 'Escape' && cursor) {
      event.stopPropagation()
      return setCursor(undefined)
    }
    const next = moveCursor(event.key, index, count)
    if (next === undefined) return
    event.preventDefault()
    setCursor({ index: next, isSpoken: true })
  }

  return (
    <div
      {...rest}
      ref={ref}
      role="application"
      aria-roledescription={say(chartTexts.chart)}
      aria-label={label}
      aria-describedby={hintId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys walk along the points.
      tabIndex={0}
      className={clsx(styles.plot, className)}
      style={{ height }}
      onPointerMove={point}
      onPointerLeave={() => setCursor(undefined)}
      onBlur={() => setCursor(undefined)}
      onKeyDown={walk}
    >
      <div aria-hidden="true">{drawing}</div>
      {reading && (
        <>
          <span
            aria-hidden="true"
            className={styles.cursor}
            style={{ left, top: insets.top, bottom: insets.bottom }}
          />
          <Tooltip reading={reading} left={left} width={width} />
        </>
      )}
      <span id={hintId} hidden>
        {say(chartTexts.keys)}
      </span>
      <Spoken text={reading && cursor?.isSpoken ? sentenceOf(reading) : ''} />
    </div>
  )
}

/** On the side with more room. */
function Tooltip({ reading, left, width }: { reading: Reading; left: number; width: number }) {
  const isRight = left > width / 2

  return (
    <div
      aria-hidden="true"
      className={styles.tooltip}
      style={isRight ? { right: width - left + 10 } : { left: left + 10 }}
    >
      <div className={styles.tooltipTitle}>{reading.title}</div>
      {reading.rows.map(({ name, text, colour }) => (
        <div key={name} className={styles.tooltipRow}>
          <span
            className={styles.swatch}
            style={{ background: colour ? chartColour(colour) : 'transparent' }}
          />
          <span>{name}</span>
          <span className={styles.tooltipValue}>{text}</span>
        </div>
      ))}
    </div>
  )
}

/** Speaks the point on which the cursor rests, not every one it passes. */
function Spoken({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), SPEAK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <span aria-live="polite" className="visually-hidden">
      {spoken}
    </span>
  )
}

function sentenceOf({ title, rows }: Reading): string {
  return [title, ...rows.map(({ name, text }) => `${name} ${text}`)].join(', ')
}
