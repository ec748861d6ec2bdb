import { type LiveEventOf, type LiveEventType, liveIdOf } from '@ampdeck/api/events/live-event'
import { createLiveStore, type LiveEntry, type LiveStore, useLive } from '@ampdeck/ui/live'
import { useEffect } from 'react'
import { BEAT_MS } from './link-of.ts'
import { subscribeLive } from './live.ts'

/** The last event of each thing of one type; filled while anybody looks at one. */
function thingsOf<Type extends LiveEventType>(type: Type) {
  let store: LiveStore<number, LiveEventOf<Type>> | undefined
  let users = 0
  let leave = () => {}

  return {
    store: () => {
      store ??= createLiveStore({ beatMs: BEAT_MS })
      return store
    },
    use(): () => void {
      const things = this.store()
      if (users++ === 0) {
        leave = subscribeLive([type], {
          onEvents: (events) =>
            things.push(
              (events as readonly LiveEventOf<Type>[]).map((event) => ({
                id: liveIdOf(event),
                at: event.time,
                change: event,
              })),
            ),
          // What was missed is not known: the page reads it, and shows that instead.
          onGap: () =>
            things.push([...things.ids()].map((id) => ({ id, at: Number.MAX_SAFE_INTEGER, change: null }))),
          onBeat: () => things.beat(),
        })
      }
      return () => {
        if (--users > 0) return
        leave()
        things.close()
        store = undefined
      }
    },
  }
}

const guns = thingsOf('gun')
const piles = thingsOf('pile')
const orders = thingsOf('order')

function useThing<Type extends LiveEventType>(
  things: ReturnType<typeof thingsOf<Type>>,
  id: number,
): LiveEntry<LiveEventOf<Type>> | undefined {
  useEffect(() => things.use(), [things])
  return useLive(things.store(), id)
}

/** What was last told of a gun; nothing before the first word since somebody on the page has listened. */
export const useGunLive = (gunId: number) => useThing(guns, gunId)

export const usePileLive = (pileId: number) => useThing(piles, pileId)

export const useOrderLive = (orderId: number) => useThing(orders, orderId)
