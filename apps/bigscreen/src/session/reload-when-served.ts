/** Reads the pages again, but only when they are there: a browser's own error page would not come back by itself. */
export async function reloadWhenServed(): Promise<void> {
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok) location.reload()
}
