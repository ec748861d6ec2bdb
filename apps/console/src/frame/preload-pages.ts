import { listRequest } from '@ampdeck/ui/list-request'
import { startEarly } from '../data/early-requests.ts'
import { manifestAt } from '../pages/manifests.ts'
import { tabToken } from '../session/tab-token.ts'
import { viewAt } from './views.tsx'

/** So long after somebody pointed at a link or pressed one the page that they open has the machine for itself. */
export const REST_MS = 1_000

/**
 * Until the signal ends it: reads the code of a page when its link is pointed at or focused, and that of the likely
 * pages while the browser has nothing else to do. The first rows of a page are asked for when its link is pressed,
 * before the click is over.
 */
export function preloadPages(
  likely: readonly string[],
  /** Whether an earlier answer of a list is there, which is shown at once. */
  areThere: (list: string) => boolean,
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  let usedAt = -REST_MS
  const point = ({ target }: { target: EventTarget | null }) => {
    const link = linkOf(target)
    if (!link) return
    usedAt = performance.now()
    void readCode(link.pathname)
  }
  const press = ({ button, target }: PointerEvent) => {
    const link = linkOf(target)
    if (!link || button !== 0) return
    usedAt = performance.now()
    const list = manifestAt(link.pathname)?.list
    if (list && !areThere(list)) startEarly(list, listRequest(link.search), tabToken())
  }
  const options = { signal, passive: true }
  document.addEventListener('pointerover', point, options)
  document.addEventListener('focusin', point, options)
  document.addEventListener('pointerdown', press, options)

  // The link that the pointer has reached while this was read.
  point({ target: document.querySelector('a:hover') })
  if (!savesData()) void readAtRest(likely, () => usedAt + REST_MS - performance.now(), signal)
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

/**
 * One page after the other: together they would keep what somebody asks for meanwhile waiting. A browser calls the gaps
 * idle that React leaves while it draws a page, and so the time until links are left alone (`restsIn`, milliseconds) is
 * waited for first.
 */
async function readAtRest(
  paths: readonly string[],
  restsIn: () => number,
  signal: AbortSignal,
): Promise<void> {
  for (const path of paths) {
    for (let left = restsIn(); left > 0; left = restsIn()) await wait(left)
    await idleMoment()
    if (signal.aborted) return
    await readCode(path)
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function idleMoment(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve, 200)
  })
}
