import { MINUTE } from '@ampdeck/api/time'
import { useSyncExternalStore } from 'react'

/** The current minute as epoch milliseconds; nothing in the page's static HTML, which knows no time. */
export function useMinute(): number | undefined {
  return useSyncExternalStore(subscribe, minute, () => undefined)
}

function minute(): number {
  return Math.floor(Date.now() / MINUTE) * MINUTE
}

function subscribe(listener: () => void) {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        listener()
        wait()
      },
      MINUTE - (Date.now() % MINUTE),
    )
  }
  wait()
  return () => clearTimeout(timer)
}
