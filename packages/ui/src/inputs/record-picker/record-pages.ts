import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLanguage } from '../../foundation/language/use-language.ts'
import type { RecordPage, RecordRow, RecordSource } from './record-source.ts'

/** What a picker has read of the records that match its text. */
export interface RecordPages {
  readonly text: string
  readonly rows: readonly RecordRow[]
  readonly total: number
  /** The last page that was read; 0 before the first. */
  readonly page: number
  readonly status: 'loading' | 'ready' | 'failed'
}

export const NO_PAGES: RecordPages = { text: '', rows: [], total: 0, page: 0, status: 'loading' }

/** Another text is asked for: what was read of the old one stays in sight until the first answer. */
export function searched(pages: RecordPages, text: string): RecordPages {
  return { ...pages, text, page: 0, status: 'loading' }
}

/** The next page is asked for, also after a failure. */
export function continued(pages: RecordPages): RecordPages {
  return { ...pages, status: 'loading' }
}

/**
 * An answer arrives. One for another text, or for a page that is not the next, is late and changes nothing; a record
 * that slipped from page to page while one read stands there once.
 */
export function answered(pages: RecordPages, text: string, page: number, answer: RecordPage): RecordPages {
  if (text !== pages.text || page !== pages.page + 1) return pages
  const before = page === 1 ? [] : pages.rows
  const known = new Set(before.map((row) => row.id))
  const rows = [...before, ...answer.rows.filter((row) => !known.has(row.id))]
  // A page without rows is the end, whatever the count says; otherwise one would ask for ever.
  const total = answer.rows.length === 0 ? rows.length : Math.max(answer.total, rows.length)
  return { text, rows, total, page, status: 'ready' }
}

/** A call fails; what was read stays. */
export function failed(pages: RecordPages, text: string, page: number): RecordPages {
  return text === pages.text && page === pages.page + 1 ? { ...pages, status: 'failed' } : pages
}

/** Whether there is more to read. */
export function hasMore(pages: RecordPages): boolean {
  return pages.status === 'ready' && pages.rows.length < pages.total
}

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
