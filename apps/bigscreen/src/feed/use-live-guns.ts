import { ApiError } from '@ampdeck/api/client/outcome'
import type { LiveEventOf } from '@ampdeck/api/events/live-event'
import { createLiveLine, type LiveLine } from '@ampdeck/ui/live'
import { useEffect, useEffectEvent, useState } from 'react'
import { readToken } from '../session/token.ts'
import { openStream } from './open-stream.ts'

type GunEvent = LiveEventOf<'gun'>

/** What is told between two of these is drawn together: hundreds of tiles are painted in one go. */
const FLUSH_MS = 500

export interface LiveGuns {
  line: LiveLine
  /** How often it has been opened. */
  opened: number
  /** Of each gun the last event. */
  told: ReadonlyMap<number, GunEvent>
}

/**
 * Receives what becomes of guns, from `/events`.
 *
 * @param onOrder an order has begun, gone on or ended
 * @param onAlarm something has become of an alarm
 * @param onGap something may have been missed
 * @param onGuns what has come together
 */
export function useLiveGuns({
  onOrder,
  onAlarm,
  onGap,
  onGuns,
}: {
  onOrder: (event: LiveEventOf<'order'>) => void
  onAlarm: () => void
  onGap: () => void
  onGuns: (events: readonly GunEvent[]) => void
}): LiveGuns {
  const [told, setTold] = useState<ReadonlyMap<number, GunEvent>>(new Map())
  const applyOrder = useEffectEvent(onOrder)
  const applyAlarm = useEffectEvent(onAlarm)
  const applyGap = useEffectEvent(onGap)
  const applyGuns = useEffectEvent((events: readonly GunEvent[]) => {
    onGuns(events)
    setTold((before) => new Map([...before, ...events.map((event) => [event.gunId, event] as const)]))
  })
  const [opened, setOpened] = useState(0)
  const [listener] = useState(() => ({
    onMessage: (_event: string, _data: string) => {},
    onGap: () => {},
    onOpen: () => setOpened((count) => count + 1),
  }))
  const [line] = useState(() => lineTo(listener))

  useEffect(() => {
    let waiting: GunEvent[] = []
    listener.onGap = () => applyGap()
    listener.onMessage = (event, data) => {
      if (event === 'order') applyOrder(JSON.parse(data) as LiveEventOf<'order'>)
      if (event === 'alarm') applyAlarm()
      if (event === 'gun') waiting.push(JSON.parse(data) as GunEvent)
    }
    const flush = setInterval(() => {
      if (waiting.length === 0) return
      const events = waiting
      waiting = []
      applyGuns(events)
    }, FLUSH_MS)
    const release = line.keep()
    return () => {
      clearInterval(flush)
      release()
    }
  }, [listener, line])

  return { line, opened, told }
}

/** The line of this wall. The poll beside it finds out when the session has ended, and leads to the log-in. */
function lineTo(listener: {
  onMessage: (event: string, data: string) => void
  onGap: () => void
  onOpen: () => void
}): LiveLine {
  return createLiveLine({
    open: ({ signal, lastId, opened, beat, passed }) =>
      openStream({
        baseUrl: location.origin,
        token: readToken(),
        types: ['gun', 'order', 'alarm'],
        lastEventId: lastId,
        signal,
        onOpen: opened,
        onBeat: beat,
        onMessage({ id, event, data }) {
          if (event === 'reset' || event === 'permission') listener.onGap()
          else if (data !== '') listener.onMessage(event, data)
          if (id !== undefined) passed(id)
        },
      }),
    onOpen: (resumed) => {
      listener.onOpen()
      if (!resumed) listener.onGap()
    },
    onFailure: (error) => error instanceof ApiError && error.kind === 'forbidden',
  })
}
