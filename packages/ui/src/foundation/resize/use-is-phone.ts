import { useSyncExternalStore } from 'react'

const phone = typeof matchMedia === 'function' ? matchMedia('(width < 576px)') : undefined

function subscribe(onChange: () => void) {
  phone?.addEventListener('change', onChange)
  return () => phone?.removeEventListener('change', onChange)
}

/** Whether the window is as narrow as a phone, where tables become cards and filters a sheet. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => phone?.matches ?? false,
    () => false,
  )
}
