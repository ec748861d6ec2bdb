import { useSyncExternalStore } from 'react'

const paper = typeof matchMedia === 'function' ? matchMedia('print') : undefined
/** Set before the browser lays the page out for paper. */
let isPrinting = false
const listeners = new Set<() => void>()

function become(next: boolean): void {
  isPrinting = next
  for (const notify of [...listeners]) notify()
}

if (typeof addEventListener === 'function') {
  addEventListener('beforeprint', () => become(true))
  addEventListener('afterprint', () => become(false))
  paper?.addEventListener('change', ({ matches }) => become(matches))
}

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

/** Whether the page is being laid out for paper: what is drawn only in part has to be drawn whole. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  )
}
