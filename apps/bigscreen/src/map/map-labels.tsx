import { useMemo } from 'react'
import { useFreshness } from '../feed/source-context.ts'
import type { Area } from '../parts/use-area.ts'
import styles from './map.module.css'
import { type Box, placeLabels } from './place-labels.ts'
import { type Frame, type Place, pixelOf } from './projection.ts'

/** A text at a place. */
export interface MapText extends Place {
  id: string
  label: string
  /** Behind the label; "–" where it is too old. */
  value?: string
  /** A second line. */
  note?: string
}

export interface MapLabelsProps {
  /** The most important ones first: they are placed first. */
  texts: readonly MapText[]
  frame: Frame
  area: Area
  /** What no label may cover: marks, and parts of the map in pixels of the window. */
  marks: readonly Place[]
  avoid?: readonly Box[]
}

/* In pixels of the design. */
const FONT = 19
const LINE = 24
const GAP = 18
const BETWEEN = 8
const MARK = 16
const NOTHING: readonly Box[] = []

/** Names beside their places. Those without room are left out: no text ever lies on another. */
export function MapLabels({ texts, frame, area, marks, avoid = NOTHING }: MapLabelsProps) {
  const isGone = useFreshness() === 'gone'
  const { unit } = area
  const placed = useMemo(() => {
    const wishes = texts.map(({ label, value = '', note = '', ...place }) => {
      const line = widthOf(label, unit) + (value ? BETWEEN * unit + widthOf(value, unit) : 0)
      return {
        ...pixelOf(place, frame),
        width: Math.max(line, widthOf(note, unit)),
        height: (note ? 2 : 1) * LINE * unit,
      }
    })
    const size = MARK * unit
    const boxes = marks.map((mark) => {
      const { x, y } = pixelOf(mark, frame)
      return { x: x - size / 2, y: y - size / 2, width: size, height: size }
    })
    return placeLabels(wishes, { gap: GAP * unit, room: area, avoid: [...boxes, ...avoid] })
  }, [texts, frame, area, marks, avoid, unit])

  return (
    <div aria-hidden="true">
      {texts.map(({ id, label, value, note }, index) => {
        const box = placed[index]
        if (!box) return null
        return (
          <span key={id} className={styles.label} style={{ left: box.x, top: box.y }}>
            {label}
            {value && <span className={styles.value}>{isGone ? '–' : value}</span>}
            {note && <span className={styles.note}>{note}</span>}
          </span>
        )
      })}
    </div>
  )
}

let pen: CanvasRenderingContext2D | null | undefined

/** How wide a text is, in pixels of the window. */
function widthOf(text: string, unit: number): number {
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return text.length * FONT * unit * 0.6
  pen.font = `440 ${FONT * unit}px ${getComputedStyle(document.body).fontFamily}`
  return pen.measureText(text).width
}
