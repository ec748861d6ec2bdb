import { listRequest } from '@ampdeck/ui/list-request'
import { startEarly } from '../data/early-requests.ts'
import { manifestAt } from '../pages/manifests.ts'
import { tabToken } from '../session/tab-token.ts'
import { viewAt } from './views.tsx'

/**
 * Until the signal ends it: reads the code of a page when its link is pointed at or focused, and that of the likely
 * pages while the browser has nothing else to do. The first rows of a page are asked for when its link is pressed,
 * before the click is over.
 */
export function preloadPages(
  likely: readonly string[],
  isOpen: (address: string) => boolean,
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  const point = ({ target }: Event) => {
    const link = linkOf(target)
    if (link) void readCode(link.pathname)
  }
  const press = ({ button, target }: PointerEvent) => {
    const link = linkOf(target)
    if (button !== 0 || !link || isOpen(`${link.pathname}${link.search}`)) return
    const list = manifestAt(link.pathname)?.list
    if (list) startEarly(list, listRequest(link.search), tabToken())
  }
  const options = { signal, passive: true }
  document.addEventListener('pointerover', point, options)
  document.addEventListener('focusin', point, options)
  document.addEventListener('pointerdown', press, options)

  // The link that the pointer has reached while this was read.
  const pointed = linkOf(document.querySelector('a:hover'))
  if (pointed) void readCode(pointed.pathname)
  if (!savesData()) void readInIdleMoments(likely, signal)
}

/** What does not come is asked for again when the page is opened, which then says so. */
async function readCode(path: string): Promise<void> {
  await viewAt(path)
    ?.read()
    .catch(() => undefined)
}

function linkOf(target: EventTarget | null): URL | undefined {
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
