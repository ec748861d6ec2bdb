import { useRef, useState } from 'react'
import { useResize } from '../../foundation/resize/use-resize.ts'

/** The width of an element in px, and of every size it takes later; 0 before it is laid out. */
export function useWidth<E extends HTMLElement>() {
  const ref = useRef<E>(null)
  const [width, setWidth] = useState(0)

  useResize(ref, ({ clientWidth }) => setWidth(Math.round(clientWidth)))
  return { ref, width }
}
