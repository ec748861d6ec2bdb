import { type MouseEvent as PressEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useStable } from './use-stable.ts'

const CONTROLS = 'a[href], button, input'

/**
 * The one row of a long table that is more than drawn: that of which a control was pressed. It is drawn again by
 * React, and the same control is pressed there, with its menu, its state and its handler.
 */
export function useLiveRow() {
  const [live, setLive] = useState<number>()
  const wake = useStable((event: PressEvent<HTMLTableRowElement>, index: number) => {
    const pressed = (event.target as Element).closest('button, input')
    const controls: (Element | null)[] = [...event.currentTarget.querySelectorAll(CONTROLS)]
    const place = pressed ? controls.indexOf(pressed) : -1
    const body = event.currentTarget.parentElement
    if (place < 0) return
    event.preventDefault()
    flushSync(() => setLive(index))
    const control = body?.querySelectorAll(`:scope > [data-row="${index}"] :is(${CONTROLS})`)[place]
    if (!(control instanceof HTMLElement)) return
    control.focus()
    control.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: event.shiftKey }),
    )
  })
  return { live, wake }
}
