/**
 * Does at most `most` things at once; the others wait their turn here, and not for a connection of the pool, which
 * everybody else needs too.
 */
export function atOnce(most: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((resume) => waiting.push(resume))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
