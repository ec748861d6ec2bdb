const listeners = new Set<() => void>()

/** A call was forbidden: the rights may have changed since they were read. */
export function reportForbidden(): void {
  for (const listener of listeners) listener()
}

/** Calls back when the rights are worth reading again; gives what ends it. */
export function onForbidden(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
