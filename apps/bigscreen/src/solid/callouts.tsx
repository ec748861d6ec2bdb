import { useFrame, useThree } from '@react-three/fiber'
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Vector3 } from 'three'
import styles from './callouts.module.css'

/** A place in the picture that has a name beside it. */
export interface Anchor {
  key: string
  at: readonly [x: number, y: number, z: number]
}

const GAP = 8
/** In pixels of the design: how near a label comes to an edge of the window, and where the header ends. */
const EDGE = 20
const HEADER = 88

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/**
 * Moves each label in `room` to its place in the picture as the camera goes on, at the right of its place or at the left,
 * as there is room. Earlier ones are more important: a later one that would lie on them, on what is written over the
 * picture, or outside of the window, is hidden.
 */
export function CalloutPlacer({
  anchors,
  room,
}: {
  anchors: readonly Anchor[]
  room: RefObject<HTMLElement | null>
}) {
  const { width, height } = useThree((state) => state.size)
  const invalidate = useThree((state) => state.invalidate)
  const point = useRef(new Vector3())
  // Without motion nothing else would draw the frame in which new labels find their places.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for new places
  useEffect(() => invalidate(), [anchors, invalidate])

  useFrame(({ camera }) => {
    const unit = Math.min(width / 1_920, height / 1_080)
    const written = room.current?.parentElement?.querySelectorAll('[data-written]') ?? []
    const taken: Box[] = [...written].map((part) => part.getBoundingClientRect())
    const isFree = (box: Box) =>
      box.left >= EDGE * unit &&
      box.right <= width - EDGE * unit &&
      box.top >= HEADER * unit &&
      !taken.some((other) => overlaps(other, box))
    for (const { key, at } of anchors) {
      const label = room.current?.querySelector<HTMLElement>(`[data-callout="${key}"]`)
      if (!label) continue
      point.current.set(...at).project(camera)
      const x = ((point.current.x + 1) / 2) * width
      const y = ((1 - point.current.y) / 2) * height
      label.style.translate = `${Math.round(x)}px ${Math.round(y)}px`
      const measured = label.firstElementChild?.getBoundingClientRect()
      const isLeft = label.dataset.side === 'left'
      const sides = measured ? [measured, mirrored(measured, x)] : []
      const free = point.current.z > 1 ? -1 : sides.findIndex(isFree)
      const box = sides[free]
      label.style.visibility = box ? 'visible' : 'hidden'
      if (!box) continue
      taken.push(box)
      label.dataset.side = isLeft === (free === 0) ? 'left' : 'right'
    }
  })
  return null
}

/** The same at the other side of a place. */
const mirrored = ({ left, right, top, bottom }: Box, x: number): Box => ({
  left: 2 * x - right,
  right: 2 * x - left,
  top,
  bottom,
})

const overlaps = (a: Box, b: Box) =>
  a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom + GAP && b.top < a.bottom + GAP

/** The words at a place; the line to it has their colour. */
export function Callout({ of, colour, children }: { of: string; colour: string; children: ReactNode }) {
  return (
    <p className={styles.callout} data-callout={of} style={{ '--colour': colour } as CSSProperties}>
      <span>{children}</span>
    </p>
  )
}
