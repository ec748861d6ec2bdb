/** Which build a page is, as its own `meta` says; empty while pages are developed. */
const buildOf = (page: Document) => page.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? ''

export const ownBuild = buildOf(document)

/**
 * Reads the pages again when the server has newer ones and they come through: whatever stands between may keep old pages
 * for long, and a wall that loads the same ones every minute shows nothing.
 *
 * @param served which build the server has; empty when it does not know
 */
export async function followBuild(served: string): Promise<void> {
  if (!ownBuild || !served || served === ownBuild) return
  const page = await readPage()
  if (page && buildOf(new DOMParser().parseFromString(page, 'text/html')) !== ownBuild) location.reload()
}

/** Reads the pages again, but only when they are there: a browser's own error page would not come back by itself. */
export async function reloadWhenServed(): Promise<void> {
  if (await readPage()) location.reload()
}

/** The page of this address as the server gives it now; nothing where it does not. */
async function readPage(): Promise<string | undefined> {
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined)
  return answer?.ok ? answer.text().catch(() => undefined) : undefined
}
