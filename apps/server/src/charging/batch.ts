const MAX = 2_000

interface Waiting<Item> {
  item: Item
  resolve(): void
  reject(error: unknown): void
}

/**
 * Does many small things together: what is handed in within a moment is one call of `work`, one after the other. Each
 * hand-in resolves when its own is done; where a batch fails, its items are tried alone, so that one bad item fails
 * nobody else.
 */
export function batch<Item>(work: (items: Item[]) => Promise<void>, waitMs: number) {
  const waiting: Waiting<Item>[] = []
  let isBusy = false

  const run = async () => {
    const taken = waiting.splice(0, MAX)
    try {
      await work(taken.map(({ item }) => item))
      for (const { resolve } of taken) resolve()
    } catch (error) {
      if (taken.length === 1) taken[0]?.reject(error)
      else for (const { item, resolve, reject } of taken) await work([item]).then(resolve, reject)
    }
  }
  const drain = async () => {
    while (waiting.length > 0) {
      await run()
      if (waiting.length > 0) await new Promise((resume) => setTimeout(resume, waitMs))
    }
    isBusy = false
  }

  return (item: Item): Promise<void> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (isBusy) return
      isBusy = true
      setTimeout(() => void drain(), waitMs)
    })
}
