/** A part of a report that was asked for: of the inventory, of monitors, displays or profiles. */
export interface InventoryPart {
  requestId: number
  /** To be continued. */
  tbc: boolean
  items: readonly unknown[]
}

/** A station of many guns has some thousand variables. */
const MAX_VARIABLES = 10_000

/** The inventories of one pile: it is asked for them, says yes, and sends them afterwards in parts. */
export function inventories() {
  const open = new Map<number, { data: unknown[]; finish: () => void }>()

  return {
    /** A part has come; of one that nobody waits for, only the frame is kept. */
    add({ requestId, tbc, items }: InventoryPart): void {
      const asked = open.get(requestId)
      if (!asked) return
      asked.data.push(...items.slice(0, MAX_VARIABLES - asked.data.length))
      if (!tbc) asked.finish()
    },
    /** Opens one before it is asked for. */
    expect(requestId: number) {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const data: unknown[] = []
      open.set(requestId, { data, finish: () => resolve(true) })
      return {
        /** All that has come, at the latest after so long. */
        async all(timeoutMs: number): Promise<{ items: unknown[]; isWhole: boolean }> {
          const timer = setTimeout(() => resolve(false), timeoutMs)
          const isWhole = await promise
          clearTimeout(timer)
          return { items: data, isWhole }
        },
        close: () => void open.delete(requestId),
      }
    },
  }
}
