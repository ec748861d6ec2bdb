import { type KeyboardEvent, useState } from 'react'
import { DIRECTIONS, type MapSize, type Pixel } from '../../charts/map/projection.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import type { Box } from './clusters.ts'
import styles from './station-map.module.css'
import { mapTexts as t } from './station-map.texts.ts'

interface AreaCursorProps {
  size: MapSize
  onBox: (box: Box | undefined) => void
  onSay: (words: string) => void
  onDone: (box: Box) => void
  onLeave: () => void
}

/** A cross that the arrow keys move: Enter sets one corner, Enter again the other. */
export function AreaCursor({ size, onBox, onSay, onDone, onLeave }: AreaCursorProps) {
  const say = useSay()
  const [at, setAt] = useState<Pixel>({ x: size.width / 2, y: size.height / 2 })
  const [corner, setCorner] = useState<Pixel>()

  const press = (event: KeyboardEvent) => {
    const step = DIRECTIONS[event.key]
    event.stopPropagation()
    if (step) {
      const by = event.shiftKey ? 64 : 16
      const next = {
        x: Math.min(Math.max(at.x + step.x * by, 0), size.width),
        y: Math.min(Math.max(at.y + step.y * by, 0), size.height),
      }
      setAt(next)
      if (corner) onBox({ a: corner, b: next })
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (corner) onDone({ a: corner, b: at })
      else {
        setCorner(at)
        onBox({ a: at, b: at })
        onSay(say(t.areaFirst))
      }
    } else if (event.key === 'Escape') onLeave()
    else return
    event.preventDefault()
  }

  return (
    <button
      type="button"
      // The button or key that asked for an area leads straight to its cross.
      ref={focusOnce}
      className={styles.cursor}
      aria-label={say(t.areaCursor)}
      aria-description={say(t.areaKeys)}
      style={{ transform: `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)` }}
      onKeyDown={press}
    />
  )
}

function focusOnce(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
}
