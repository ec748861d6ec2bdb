import { use, useLayoutEffect } from 'react'
import { PageFrameContext } from './page-context.ts'

/** Says that this page holds input that is not saved, until it does no longer or what calls this goes away. */
export function useUnsaved(isUnsaved: boolean): void {
  const frame = use(PageFrameContext)

  useLayoutEffect(() => {
    if (!frame || !isUnsaved) return
    frame.report({ isUnsaved: true })
    return () => {
      // Effects also end when the page is put out of sight; its input is still there then.
      if (frame.isShown()) frame.report({ isUnsaved: false })
    }
  }, [frame, isUnsaved])
}
