import { useFrame, useThree } from '@react-three/fiber'
import { type CSSProperties, type ReactNode, type RefObject, useRef } from 'react'
import { Vector3 } from 'three'
import styles from './callouts.module.css'

/** A place in the picture that has a name beside it. */
export interface Anchor {
  key: string
  at: readonly [x: number, y: number, z: number]
}

const GAP = 8

/**
 * Moves each label in `room` to its place in the picture as the camera goes on. Earlier ones are more important: a later
 * one that would lie on them, on what is written over the picture, or outside of the window, is hidden.
 */
export function CalloutPlacer({
  anchors,
  room,
}: {
  anchors: readonly Anchor[]
  room: RefObject<HTMLElement | null>
}) {
  const { width, height } = useThree((state) => state.size)
  const point = useRef(new Vector3())

  useFrame(({ camera }) => {
    const written = room.current?.parentElement?.querySelectorAll('[data-written]') ?? []
    const taken = [...written].map((part) => part.getBoundingClientRect())
    for (const { key, at } of anchors) {
      const label = room.current?.querySelector<HTMLElement>(`[data-callout="${key}"]`)
      if (!label) continue
      point.current.set(...at).project(camera)
      const x = ((point.current.x + 1) / 2) * width
      const y = ((1 - point.current.y) / 2) * height
      label.style.translate = `${Math.round(x)}px ${Math.round(y)}px`
      const box = label.firstElementChild?.getBoundingClientRect()
      const isOut = !box || point.current.z > 1 || box.left < 0 || box.right > width || box.top < 0
      const isHidden = isOut || taken.some((other) => overlaps(other, box))
      label.style.visibility = isHidden ? 'hidden' : 'visible'
      if (!isHidden) taken.push(box)
    }
  })
  return null
}

const overlaps = (a: DOMRect, b: DOMRect) =>
  a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom + GAP && b.top < a.bottom + GAP

/** The words at a place; the line to it has their colour. */
export function Callout({ of, colour, children }: { of: string; colour: string; children: ReactNode }) {
  return (
    <p className={styles.callout} data-callout={of} style={{ '--colour': colour } as CSSProperties}>
      <span>{children}</span>
    </p>
  )
}
