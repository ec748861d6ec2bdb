import { type RefObject, useState } from 'react'
import { useResize } from './use-resize.ts'

export interface Size {
  width: number
  height: number
}

/** The room of an element in pixels, followed as it changes; before it is measured and while it is hidden, the last known. */
export function useSize(ref: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>()

  useResize(ref, ({ clientWidth: width, clientHeight: height }) => {
    if (width > 0 && height > 0)
      setSize((known) => (known?.width === width && known.height === height ? known : { width, height }))
  })
  return size
}
