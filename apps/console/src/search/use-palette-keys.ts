import { useEffect } from 'react'
import { isInterruptible, openDialog } from '../shell/dialogs/open-dialog.ts'
import { asksForPalette } from './palette-keys.ts'

/**
 * Control or Command with K opens the command palette from anywhere, also from within a field or a page's form. Over
 * a dialog of the frame it does nothing: what is typed there would be lost.
 */
export function usePaletteKeys(): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!asksForPalette(event)) return
      // Some browsers put the focus into their own search with these keys.
      event.preventDefault()
      if (isInterruptible()) openDialog({ name: 'palette' })
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}
