/**
 * A new name for one write. Not `randomUUID`: browsers have that on secure origins only, and a console may be served
 * inside a plain network.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** How long somebody who does the same once more means the same write, in milliseconds. */
const MEANT_MS = 5 * 60_000

interface Open {
  key: string
  at: number
}

/**
 * The keys of writes that got no answer, so that nobody knows whether they were done. Made again with the same
 * content within five minutes, such a write carries the same key and is done once.
 */
export class OpenWrites {
  readonly #open = new Map<string, Open>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** The key of a write with this content: that of its unanswered twin, or a new one. */
  keyOf(content: string): string {
    const open = this.#open.get(content)
    return open && this.#now() - open.at < MEANT_MS ? open.key : newIdempotencyKey()
  }

  /** No answer came: the write stays open under its key. */
  leave(content: string, key: string): void {
    this.#open.set(content, { key, at: this.#now() })
  }

  /**
   * The server has answered a write. What was left open of the same resource is over: after an answer somebody who
   * repeats an older step means a new one, as in on, off, on.
   */
  settle(path: string): void {
    const resource = path.slice(0, path.lastIndexOf('/') + 1)
    for (const content of this.#open.keys()) if (content.startsWith(resource)) this.#open.delete(content)
  }
}
