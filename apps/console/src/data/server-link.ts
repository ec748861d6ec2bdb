/*
 * Whether the server can be reached, as a pure machine: what a failed call makes of it, when to ask again, when to say
 * so. One failed call is no outage: the server is asked once more before anybody is told.
 */

export type ServerLink =
  | { is: 'there' }
  /** A call found nobody; the first probe is under way. Nobody is told yet. */
  | { is: 'doubtful'; since: number }
  | {
      is: 'away'
      /** When the first call failed. */
      since: number
      /** Probes that failed. */
      tries: number
      /** When it is asked again; nothing while it is being asked. */
      nextAt: number | undefined
    }

export type LinkEvent =
  /** A call, or the browser itself, says that there is no way to the server. */
  | { type: 'missed' }
  /** A call or a probe was answered. */
  | { type: 'answered' }
  | { type: 'probeMissed' }
  /** It is time, or somebody cannot wait: asked again now. */
  | { type: 'probing' }

export const THERE: ServerLink = { is: 'there' }

const FIRST_WAIT = 1_000
const LONGEST_WAIT = 15_000

/** How long to wait after so many probes that failed: 1, 2, 4, 8, then 15 s. */
export function waitAfter(tries: number): number {
  return Math.min(FIRST_WAIT * 2 ** (tries - 1), LONGEST_WAIT)
}

/** The state after an event. */
export function linkAfter(link: ServerLink, event: LinkEvent, now: number): ServerLink {
  switch (event.type) {
    case 'answered':
      return THERE
    case 'missed':
      return link.is === 'there' ? { is: 'doubtful', since: now } : link
    case 'probeMissed': {
      if (link.is === 'there') return link
      const tries = link.is === 'away' ? link.tries + 1 : 1
      return { is: 'away', since: link.since, tries, nextAt: now + waitAfter(tries) }
    }
    case 'probing':
      return link.is === 'away' ? { ...link, nextAt: undefined } : link
  }
}
