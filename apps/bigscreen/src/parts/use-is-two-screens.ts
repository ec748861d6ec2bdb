import { useSyncExternalStore } from 'react'

/** Two screens side by side, 3840 × 1080: see the grid of the scene. */
const TWO_SCREENS = '(min-aspect-ratio: 3/1)'

/** Whether the wall is two screens wide. */
export function useIsTwoScreens(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(TWO_SCREENS).matches)
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(TWO_SCREENS)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
