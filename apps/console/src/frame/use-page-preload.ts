import { listRequest } from '@ampdeck/ui/list-request'
import { useEffect, useEffectEvent } from 'react'
import { startEarly } from '../data/early-requests.ts'
import { useIntent } from '../data/use-intent.ts'
import { manifestAt } from '../pages/manifests.ts'
import { tabToken } from '../session/tab-token.ts'

/**
 * Reads the code of a page before it is opened: when its link is pointed at or focused, and, once somebody moves on
 * the page, that of `likely` (paths) while the browser has nothing else to do. Its first rows are asked for when its
 * link is pressed, before the click is over; `isOpen` says of which addresses the rows are there.
 */
export function usePagePreload(likely: readonly string[], isOpen: (address: string) => boolean): void {
  const isIntent = useIntent()
  const likelyKey = likely.join(' ')

  useEffect(() => {
    if (!isIntent || savesData()) return
    const controller = new AbortController()
    void readInIdleMoments(likelyKey.split(' '), controller.signal)
    return () => controller.abort()
  }, [isIntent, likelyKey])

  const ask = useEffectEvent((event: PointerEvent) => {
    const link = linkOf(event)
    if (event.button !== 0 || !link || isOpen(`${link.pathname}${link.search}`)) return
    const list = manifestAt(link.pathname)?.list
    if (list) startEarly(list, listRequest(link.search), tabToken())
  })

  useEffect(() => {
    const controller = new AbortController()
    const options = { signal: controller.signal, passive: true }
    const point = (event: Event) => {
      const link = linkOf(event)
      if (link) void readCode(link.pathname)
    }
    document.addEventListener('pointerover', point, options)
    document.addEventListener('focusin', point, options)
    document.addEventListener('pointerdown', (event) => ask(event), options)
    return () => controller.abort()
  }, [])
}

/** What does not come is asked for again when the page is opened, which then says so. */
const readCode = (path: string) =>
  void manifestAt(path)
    ?.view()
    .catch(() => undefined)

function linkOf({ target }: Event): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined
  const url = new URL(link.href)
  return url.origin === location.origin ? url : undefined
}

const savesData = () => 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData

/** One page after the other: together they would keep what somebody asks for meanwhile waiting. */
async function readInIdleMoments(paths: readonly string[], signal: AbortSignal): Promise<void> {
  for (const path of paths) {
    await idleMoment()
    if (signal.aborted) return
    await readCode(path)
  }
}

function idleMoment(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve, 200)
  })
}
