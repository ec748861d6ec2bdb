import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { answered, continued, failed, hasMore, NO_PAGES, searched } from './record-pages.ts'
import type { RecordSource } from './record-source.ts'

/** A pause in typing after which one asks. */
const PAUSE = 250

/** Reads records page by page while a picker is open; a request that is no longer wanted is aborted. */
export function useRecordPages(source: RecordSource, text: string, isOpen: boolean) {
  const { language } = useLanguage()
  const [pages, setPages] = useState(NO_PAGES)
  const request = useRef<AbortController>(undefined)

  const ask = useCallback(
    async (wanted: string, page: number) => {
      request.current?.abort()
      const own = new AbortController()
      request.current = own
      try {
        const answer = await source.search(wanted, page, own.signal, language)
        if (!own.signal.aborted) setPages((now) => answered(now, wanted, page, answer))
      } catch {
        // Why is the caller's matter; here it can only be tried again.
        if (!own.signal.aborted) setPages((now) => failed(now, wanted, page))
      }
    },
    [source, language],
  )

  const start = useEffectEvent((wanted: string) => {
    setPages((now) => searched(now, wanted))
    const wait = setTimeout(() => void ask(wanted, 1), wanted === '' ? 0 : PAUSE)
    return () => {
      clearTimeout(wait)
      request.current?.abort()
    }
  })
  useEffect(() => (isOpen ? start(text) : undefined), [isOpen, text])

  const next = useCallback(() => {
    setPages(continued)
    void ask(pages.text, pages.page + 1)
  }, [ask, pages.text, pages.page])

  return { pages, more: hasMore(pages) ? next : undefined, retry: next }
}
