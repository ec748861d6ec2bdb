/** Leaves the page; until it is gone nothing more happens on it. */
export function leave(address: string): Promise<never> {
  location.assign(address)
  return new Promise(() => undefined)
}
