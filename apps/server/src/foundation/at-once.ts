/**
 * A place for each of at most `most`, who wait their turn here, and not for a connection of the pool or for memory,
 * which everybody else needs too. What comes back gives the place back; once is enough.
 */
export function places(most: number): () => Promise<() => void> {
  const waiting: (() => void)[] = []
  let free = most

  return async () => {
    if (free === 0) await new Promise<void>((resume) => waiting.push(resume))
    else free -= 1
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

/** Does at most `most` things at once. */
export function atOnce(most: number) {
  const place = places(most)

  return async <T>(work: () => Promise<T>): Promise<T> => {
    const giveBack = await place()
    try {
      return await work()
    } finally {
      giveBack()
    }
  }
}
