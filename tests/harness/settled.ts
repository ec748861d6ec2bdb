import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Request } from 'playwright'

/** For so long nothing is asked: the page has settled. */
const QUIET_MS = 500
const LIMIT_MS = 15_000

const pathOf = (request: Request) => new URL(request.url()).pathname

/**
 * The script of the worker that shares the stream of live events: asked by the page, but answered to the worker, so that the
 * page may never report its end.
 */
export const isOfWorker = (request: Request): boolean => /\/live-stream\.worker-/.test(pathOf(request))

/** The stream of live events stays open for as long as the page is. */
const staysOpen = (request: Request) => pathOf(request) === '/events' || isOfWorker(request)

/** What each page has asked and not been answered, and when that last changed. */
const asked = new WeakMap<Page, { open: Set<Request>; changed: number }>()

/** Begins to take note of what a page asks. */
export function watchRequests(page: Page): void {
  const state = { open: new Set<Request>(), changed: Date.now() }
  asked.set(page, state)
  const note = (change: (request: Request) => void) => (request: Request) => {
    if (staysOpen(request)) return
    change(request)
    state.changed = Date.now()
  }
  page.on(
    'request',
    note((request) => state.open.add(request)),
  )
  for (const over of ['requestfinished', 'requestfailed'] as const)
    page.on(
      over as 'requestfinished',
      note((request) => state.open.delete(request)),
    )
}

/** Waits until the page asks nothing any more, as `networkidle` does for a page without a live stream. */
export async function settled(page: Page): Promise<void> {
  const state = asked.get(page)
  if (!state) throw new Error('This page was not opened by `visit`.')
  const until = Date.now() + LIMIT_MS
  while (state.open.size > 0 || Date.now() - state.changed < QUIET_MS) {
    if (Date.now() > until)
      throw new Error(`Still asking: ${[...state.open].map((one) => one.url()).join(', ')}`)
    await wait(50)
  }
}
