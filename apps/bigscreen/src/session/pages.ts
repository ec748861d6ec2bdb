/** For which build this window has read its pages anew. */
const FOLLOWED = 'ampdeck.followed-build'

/** Which build these pages are; empty while they are developed. */
export const ownBuild = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? ''

/**
 * Reads the pages again when the server has newer ones: once for each build, since whatever stands between may keep
 * old pages for long, and a wall that loads itself every minute shows nothing.
 *
 * @param served which build the server has; empty when it does not know
 */
export async function followBuild(served: string): Promise<void> {
  if (!ownBuild || !served || served === ownBuild) return
  if (sessionStorage.getItem(FOLLOWED) === served || !(await areServed())) return
  sessionStorage.setItem(FOLLOWED, served)
  location.reload()
}

/** Reads the pages again, but only when they are there: a browser's own error page would not come back by itself. */
export async function reloadWhenServed(): Promise<void> {
  if (await areServed()) location.reload()
}

async function areServed(): Promise<boolean> {
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined)
  return answer?.ok ?? false
}
