import { useEffect, useState } from 'react'

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/** True from the moment somebody moves on the page: time to read what may be asked for next. */
export function useIntent(): boolean {
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const controller = new AbortController()
    for (const sign of SIGNS) {
      addEventListener(sign, () => setShown(true), { once: true, signal: controller.signal })
    }
    return () => controller.abort()
  }, [])
  return isShown
}
