import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
} from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { useResize } from '../../foundation/resize/use-resize.ts'
import { chartColour, type SeriesColour } from './chart-colour.ts'
import styles from './chart-frame.module.css'
import { chartTexts } from './chart-frame.texts.ts'
import { ChartRoom } from './chart-room.ts'
import { moveCursor, nearestPoint } from './move-cursor.ts'

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

/** The points along which the cursor moves. */
export interface Points {
  count: () => number
  /** Where a point lies between the left end, 0, and the right end, 1. */
  placeAt: (index: number) => number
  readingAt: (index: number) => Reading
  /** Where a point leads: by a click, and by Enter. */
  hrefAt?: ((index: number) => string | undefined) | undefined
  /** Which point is meant by a place, 0 to 1 from the left and from the top; without it the nearest across. */
  pointAt?: (x: number, y: number) => number
  /** For points that change without being rendered: reads the point under the cursor again. */
  subscribe?: (run: () => void) => () => void
}

export interface ChartPlotProps {
  /** The name of the area, heard as “chart”: that of the chart. */
  label: string
  /** Of the whole area with its labels, px; in full screen it has the room of the screen. */
  height: number
  /** Where the values lie within the area: the cursor stays between them. */
  insets: Insets
  /** What the cursor walks along, and what each point says; read only when the cursor moves. */
  points: Points
  /** The drawing, for a size in px: the height is what is given, or the room that there is in full screen. */
  children: (width: number, height: number) => ReactNode
}

/**
 * The area of a drawing: one tab stop, arrow keys along its points, the same words in the tooltip of the pointer and in
 * the spoken text. Moving the cursor never draws the chart again.
 */
export function ChartPlot({ children, height: own, ...rest }: ChartPlotProps) {
  const height = use(ChartRoom) ?? own
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useResize(ref, ({ clientWidth }) => setWidth(Math.round(clientWidth)))

  return (
    <CursorArea {...rest} ref={ref} width={width} height={height}>
      {width > 0 && children(width, height)}
    </CursorArea>
  )
}

interface CursorAreaProps extends Omit<ChartPlotProps, 'children'> {
  ref: Ref<HTMLDivElement>
  width: number
  children: ReactNode
}

/** The state of the cursor is apart from the drawing, which is handed in made. */
function CursorArea({ ref, label, height, insets, points, width, children }: CursorAreaProps) {
  const say = useSay()
  const hintId = useId()
  const [cursor, setCursor] = useState<{ index: number; spoken: string }>()
  const index = cursor && cursor.index < points.count() ? cursor.index : undefined
  const reading = index === undefined ? undefined : points.readingAt(index)
  const inner = Math.max(0, width - insets.left - insets.right)
  const left = index === undefined ? 0 : insets.left + points.placeAt(index) * inner
  const isPointed = index !== undefined
  const href = index === undefined ? undefined : points.hrefAt?.(index)
  const [, readAgain] = useReducer((count: number) => count + 1, 0)
  const { subscribe } = points
  useEffect(() => (isPointed ? subscribe?.(readAgain) : undefined), [isPointed, subscribe])

  function point(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    const x = event.clientX - box.left - insets.left
    const y = (event.clientY - box.top - insets.top) / (height - insets.top - insets.bottom)
    const count = points.count()
    if (count === 0 || inner === 0 || x < -8 || x > inner + 8) return setCursor(undefined)
    const next = points.pointAt?.(x / inner, y) ?? nearestPoint(x / inner, count, points.placeAt)
    if (next !== index) setCursor({ index: next, spoken: '' })
  }

  function walk(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Enter') event.currentTarget.querySelector('a')?.click()
    if (event.key === 'Escape' && cursor) {
      event.stopPropagation()
      return setCursor(undefined)
    }
    const next = moveCursor(event.key, index, points.count())
    if (next === undefined) return
    event.preventDefault()
    const { title, rows } = points.readingAt(next)
    setCursor({ index: next, spoken: [title, ...rows.map(({ name, text }) => `${name} ${text}`)].join(', ') })
  }

  return (
    <div
      ref={ref}
      role="application"
      aria-roledescription={say(chartTexts.chart)}
      aria-label={label}
      aria-describedby={hintId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys walk along the points.
      tabIndex={0}
      className={styles.plot}
      style={{ height }}
      onPointerMove={point}
      onPointerLeave={() => setCursor(undefined)}
      onBlur={() => setCursor(undefined)}
      onKeyDown={walk}
    >
      <div aria-hidden="true">{children}</div>
      {reading && (
        <div aria-hidden="true">
          <span className={styles.cursor} style={{ left, top: insets.top, bottom: insets.bottom }} />
          <Tooltip reading={reading} left={left} width={width} />
        </div>
      )}
      {href && reading && (
        <a href={href} tabIndex={-1} className={styles.drill}>
          <span className="visually-hidden">{reading.title}</span>
        </a>
      )}
      <span id={hintId} hidden>
        {say(points.hrefAt ? chartTexts.keysThatLead : chartTexts.keys)}
      </span>
      <Spoken text={cursor?.spoken ?? ''} />
    </div>
  )
}

/** On the side with more room. */
function Tooltip({ reading, left, width }: { reading: Reading; left: number; width: number }) {
  return (
    <div
      className={styles.tooltip}
      style={left > width / 2 ? { right: width - left + 10 } : { left: left + 10 }}
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
