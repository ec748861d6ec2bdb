import { useSyncExternalStore } from 'react'

const ATTRIBUTES = ['data-mode', 'data-accent', 'data-colour-weak']
/** How often fonts have arrived. */
let fonts = 0

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ATTRIBUTES })
  const onFonts = () => {
    fonts++
    onChange()
  }
  document.fonts.addEventListener('loadingdone', onFonts)
  return () => {
    observer.disconnect()
    document.fonts.removeEventListener('loadingdone', onFonts)
  }
}

const read = () => [...ATTRIBUTES.map((name) => document.documentElement.getAttribute(name)), fonts].join(' ')

/** Changes when the colours of the page change or a font arrives: a canvas does not follow them by itself. */
export function useThemeKey(): string {
  return useSyncExternalStore(subscribe, read, () => '')
}
