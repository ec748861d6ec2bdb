import { useSyncExternalStore } from 'react'

/**
 * `phone` below 576 px; `narrow` below 1040 px and on a tablet, which is worked by touch and below 1200 px wide: there
 * the side menu collapses; `wide` otherwise.
 */
export type WidthClass = 'phone' | 'narrow' | 'wide'

const phone = '(max-width: 575px)'
const narrow = '(max-width: 1039px), (max-width: 1199px) and (pointer: coarse)'

/** The class of the window's width; it changes only at the breakpoints. */
export function useWidthClass(): WidthClass {
  return useSyncExternalStore(subscribe, widthClass, () => 'wide')
}

function widthClass(): WidthClass {
  return matchMedia(phone).matches ? 'phone' : matchMedia(narrow).matches ? 'narrow' : 'wide'
}

function subscribe(listener: () => void) {
  const queries = [matchMedia(phone), matchMedia(narrow)]
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}
