import { useLayoutEffect } from 'react'

/** A form does not submit while files are on their way: they would be missing in what is saved. */
export function useHeldForm(id: string, isHeld: boolean, onHeld: () => void): void {
  useLayoutEffect(() => {
    const form = isHeld ? document.getElementById(id) : null
    if (!form) return
    const hold = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      onHeld()
    }
    form.addEventListener('submit', hold, true)
    return () => form.removeEventListener('submit', hold, true)
  }, [id, isHeld, onHeld])
}
