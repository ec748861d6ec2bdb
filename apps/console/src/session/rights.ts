const listeners = new Set<(isChanged: boolean) => void>()

/** A call was forbidden: the rights may have changed since they were read. Or the server has said that they have. */
export function reportForbidden(isChanged = false): void {
  for (const listener of listeners) listener(isChanged)
}

/** Calls back when the rights are worth reading again, and with them what was read by them; gives what ends it. */
export function onForbidden(listener: (isChanged: boolean) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
