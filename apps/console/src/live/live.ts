import { ApiError, endsSession } from '@ampdeck/api/client/outcome'
import type { LiveEvent, LiveEventType } from '@ampdeck/api/events/live-event'
import { readMessage } from '@ampdeck/api/events/read-message'
import { say, texts } from '@ampdeck/api/texts'
import { createLiveLine } from '@ampdeck/ui/live'
import { showMessage } from '@ampdeck/ui/toast'
import { reportFailure, server } from '../data/server.ts'
import { heedFailure } from '../session/end-session.ts'
import { currentLanguage } from '../session/language.ts'
import { reportForbidden } from '../session/rights.ts'
import { tabToken } from '../session/tab-token.ts'
import { createEventHub } from './event-hub.ts'
import { openStream } from './open-stream.ts'

/*
 * Live news of the network: ONE subscription to `/events` in a tab, by one stream for all tabs of the browser (`open-stream.ts`), opened when the first live part of a page is
 * mounted and closed when the last is gone. A screen takes from it what it shows, and no page is rendered again:
 *
 *   useLiveRows(['gun', 'pile'], monitorStation.board)   what these calls have read is read again, gently, when such
 *                                                        events come (at most every 5 s); after a gap at once; and
 *                                                        every 5 s while the stream cannot be had
 *   useGunLive(gunId), usePileLive(…), useOrderLive(…)   the last event of one thing as { state, isStale }; the part
 *                                                        that asks is rendered alone. Nothing until the first word:
 *                                                        show what the page has read
 *   useLiveStore({ types, updatesOf, seed })             a LiveStore of the screen's own, fed by the stream: for
 *                                                        GunMatrix and GunWall
 *   useLiveEvents(['alarm'], (events) => …)              the events as they come, for what is none of the above
 *   <LiveLamp />                                         says live, delayed or lost, with the age; one for each board
 *   useFreshness()                                       the same as a word: nothing may be called live unless 'live'
 *
 * Events say what has become of a thing, so a later one replaces an earlier one. Their `time` is the server's.
 */

const words = texts({
  rights: ['Your rights or the menu have changed', '您的权限或菜单已变更'],
})

const hub = createEventHub()

/** When the rights changed: which pages remain is known so long afterwards. */
const RIGHTS_MS = 1_000
let changedAt = 0

/** What was missed is read again; after a change of rights only once the pages that are gone ask for nothing more. */
function followReset(): void {
  if (Date.now() - changedAt < RIGHTS_MS) setTimeout(hub.gap, RIGHTS_MS)
  else hub.gap()
}

/** Why the server ended the stream for good; asked when it has ended. */
let ended: ApiError | undefined

export const line = createLiveLine({
  open: async ({ signal, lastId, opened, beat, passed }) => {
    ended = undefined
    await openStream({
      baseUrl: location.origin,
      token: tabToken(),
      types: hub.types(),
      lastEventId: lastId,
      signal,
      onOpen: opened,
      onBeat() {
        beat()
        hub.beat()
      },
      onMessage({ id, event, data }) {
        const message = readMessage(event, data)
        if (message?.is === 'event') hub.publish(message.event)
        else if (message?.is === 'reset') followReset()
        else if (message?.is === 'permission') {
          changedAt = Date.now()
          reportForbidden(true)
          showMessage({ text: say(words.rights, currentLanguage()), tone: 'status' })
        } else if (message?.is === 'end') ended = message.failure
        if (id !== undefined) passed(id)
      },
    })
    if (ended) throw ended
  },
  onOpen(resumed) {
    server.answered()
    // What happened before the first message is only in what the page reads.
    if (!resumed) hub.gap()
  },
  onFailure: (error) => {
    const failure = error instanceof ApiError ? error : new ApiError('network', '', { cause: error })
    reportFailure(failure)
    if (endsSession(failure)) heedFailure(failure)
    return failure.kind === 'forbidden'
  },
})

server.onReturn(line.tryNow)

/** Receives events of these types, and keeps the stream open meanwhile. */
export function subscribeLive(
  types: readonly LiveEventType[],
  listener: { onEvents(events: readonly LiveEvent[]): void; onGap?(): void; onBeat?(): void },
): () => void {
  const before = hub.types()
  const leave = hub.subscribe(types, listener)
  if (hub.types().some((type) => !before.includes(type))) line.reopen()
  const release = line.keep()
  return () => {
    leave()
    release()
  }
}
