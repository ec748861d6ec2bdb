import { type FocusEvent, useState } from 'react'
import { heldRows, type Incident } from './feed-alarm.ts'

/**
 * While somebody points at the list or is in it by keyboard, nothing moves under them: what comes meanwhile waits until
 * they leave or ask for it.
 */
export function useHeld(now: readonly Incident[]) {
  const [stood, setStood] = useState<readonly Incident[]>()
  const hold = () => setStood((known) => known ?? now)
  const letGo = () => setStood(undefined)
  const show = () => setStood(now)
  const { rows, waiting } = stood ? heldRows(stood, now) : { rows: now, waiting: [] }

  return {
    rows,
    waiting,
    /** Takes in what waits; from then on the list stands again. */
    show,
    events: {
      onPointerEnter: hold,
      onPointerLeave: letGo,
      onFocus: hold,
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) letGo()
      },
    },
  }
}
