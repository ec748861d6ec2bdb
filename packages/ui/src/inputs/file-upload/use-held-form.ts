import { useLayoutEffect, useState } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { uploadTexts } from './file-upload.texts.ts'

/**
 * Holds a form back while a file is on its way, which would be missing in what is saved, and says so once somebody
 * has tried to save.
 */
export function useHeldForm(formId: string) {
  const say = useSay()
  const [isPending, setPending] = useState(false)
  const [wasHeld, setHeld] = useState(false)

  useLayoutEffect(() => {
    const form = isPending ? document.getElementById(formId) : null
    if (!form) return
    const hold = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      setHeld(true)
    }
    form.addEventListener('submit', hold, true)
    return () => form.removeEventListener('submit', hold, true)
  }, [formId, isPending])

  return { setPending, note: isPending && wasHeld ? say(uploadTexts.wait) : undefined }
}
