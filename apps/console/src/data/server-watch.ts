import { type LinkEvent, linkAfter, type ServerLink, THERE } from './server-link.ts'

export interface WatchTools {
  /** Asks whether the server can be reached. */
  probe(): Promise<boolean>
  now(): number
  /** Does something later; gives what calls it off. */
  later(work: () => void, ms: number): () => void
}

/** Runs the machine of `server-link.ts`: probes, waits, and tells whoever listens. */
export function createServerWatch({ probe, now, later }: WatchTools) {
  let link: ServerLink = THERE
  let isProbing = false
  let callOff = () => {}
  const listeners = new Set<() => void>()
  const returned = new Set<() => void>()

  function become(event: LinkEvent) {
    const before = link
    link = linkAfter(before, event, now())
    if (link === before) return
    callOff()
    if (link.is === 'away' && link.nextAt !== undefined) callOff = later(ask, link.nextAt - now())
    for (const listener of listeners) listener()
    if (before.is === 'away' && link.is === 'there') for (const hear of returned) hear()
  }

  function ask() {
    if (isProbing || link.is === 'there') return
    isProbing = true
    become({ type: 'probing' })
    void probe().then((isThere) => {
      isProbing = false
      become({ type: isThere ? 'answered' : 'probeMissed' })
    })
  }

  return {
    current: () => link,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Calls back when the server can be reached again. */
    onReturn(hear: () => void) {
      returned.add(hear)
      return () => {
        returned.delete(hear)
      }
    },
    /** A call found nobody, or the browser has no network: asks the server itself before it says so. */
    missed() {
      become({ type: 'missed' })
      if (link.is === 'doubtful') ask()
    },
    answered: () => become({ type: 'answered' }),
    /** Asks at once instead of at the next time. */
    tryNow: ask,
  }
}
