import { STREAM_EVENTS } from '@ampdeck/api/events/live-event'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../access/caller.ts'
import { readCaller } from '../access/session.store.ts'
import { RIGHTS_CHANNEL, readRightsChanged } from '../events/rights-changed.ts'
import { failureOf, failures } from '../foundation/failure.ts'
import type { Routes } from '../http/routes.ts'
import { audienceOf, isSameAudience, typesFor, type Wanted } from './audience.ts'
import { EventHub } from './event-hub.ts'
import { eventMetrics } from './event-metrics.ts'
import { Subscriber } from './subscriber.ts'
import { readWanted } from './wanted.ts'

/** A sign of life, and a look whether the reader may still hear. Shorter than what proxies let pass in silence. */
const BEAT_MS = 10_000
/** How soon a reader whose stream broke may ask again, in milliseconds. */
const RETRY_MS = 2_000
/** In this process, of one person: a browser has a few windows. */
const MAX_OF_A_USER = 50
/** Of one screen of a wall, which reads itself again while the one before is still open; and of all screens of a seller. */
const MAX_OF_A_SCREEN = 6
const MAX_OF_SCREENS = 500
const MAX_OF_ALL = 5_000

interface OpenStream {
  sellerId: number
  userId: number
  /** Where it is a screen of a wall; the person that connected it has streams of their own. */
  screenId: number | undefined
  /** Looks whether the reader may still hear what it hears. */
  check(): Promise<void>
  /** Lets the reader read the menu again, although the rights are the same. */
  renew(): void
  end(): void
}

/** `GET /events`: what happens, as it happens, to whoever may see it (contract.md §2). */
export const routes: Routes = (app, platform) => {
  const hub = new EventHub(platform.listener)
  const streams = new Set<OpenStream>()
  const metrics = eventMetrics(app.metrics, hub)
  const stopHearing = platform.listener.listen(RIGHTS_CHANNEL, (payload) => {
    const { isMenu, concerns } = readRightsChanged(payload)
    for (const stream of streams) {
      if (!concerns(stream)) continue
      if (isMenu) stream.renew()
      else void stream.check()
    }
  })
  app.addHook('preClose', async () => {
    stopHearing()
    for (const stream of [...streams]) stream.end()
  })

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await readCaller(platform, request, 'live')
    const wanted = readWanted(request)
    if (typesFor(caller, wanted).length === 0) throw failures.forbidden()
    if (streams.size >= MAX_OF_ALL || isFull(caller)) throw failures.tooMany()
    openStream({ caller, wanted, request, reply })
  }

  function isFull({ sellerId, userId, screenId }: Caller): boolean {
    const count = (isOwn: (stream: OpenStream) => boolean) => [...streams].filter(isOwn).length
    if (screenId === undefined)
      return count((stream) => stream.userId === userId && stream.screenId === undefined) >= MAX_OF_A_USER
    return (
      count((stream) => stream.screenId === screenId) >= MAX_OF_A_SCREEN ||
      count((stream) => stream.screenId !== undefined && stream.sellerId === sellerId) >= MAX_OF_SCREENS
    )
  }

  function openStream({ caller, wanted, request, reply }: Opening) {
    reply.hijack()
    const { raw } = reply
    // Who has gone while the rights were read has closed already, and would stay on for ever.
    if (raw.closed || raw.destroyed || request.raw.socket.destroyed) return
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      // A stream that has ended leaves no connection behind for which a stop would wait.
      connection: 'close',
    })
    raw.write(`retry: ${RETRY_MS}\n: open\n\n`)

    let known = caller
    const subscriber = new Subscriber(raw, () => metrics.dropped.inc())
    const subscription = hub.subscribe(subscriber, audienceOf(caller, wanted), wanted.lastEventId)
    const stream: OpenStream = {
      sellerId: caller.sellerId,
      userId: caller.userId,
      screenId: caller.screenId,
      end: () => close(),
      renew: () => subscriber.say(STREAM_EVENTS.permission, {}),
      async check() {
        try {
          const next = await readCaller(platform, request, 'live')
          if (typesFor(next, wanted).length === 0) throw failures.forbidden()
          if (isSameAudience(known, next)) return
          known = next
          subscriber.say(STREAM_EVENTS.permission, {})
          subscription.change(audienceOf(next, wanted))
        } catch (error) {
          const { code, msg } = refusalOf(error, request)
          // The database is away for a moment: who may hear is asked again with the next beat.
          if (code !== 500) close({ event: STREAM_EVENTS.end, data: { code, msg, data: null } })
        }
      },
    }
    const beat = setInterval(() => {
      subscriber.beat()
      void stream.check()
    }, BEAT_MS)
    function close(last?: { event: string; data: object }) {
      if (!streams.delete(stream)) return
      clearInterval(beat)
      subscription.leave()
      subscriber.close(last)
    }
    streams.add(stream)
    raw.on('close', () => close())
    raw.on('error', () => close())
  }

  for (const url of ['/events', '/api/events'])
    app.route({ method: 'GET', url, exposeHeadRoute: false, handler: answer })
}

interface Opening {
  caller: Caller
  wanted: Wanted & { lastEventId: string | undefined }
  request: FastifyRequest
  reply: FastifyReply
}

function refusalOf(error: unknown, request: FastifyRequest): { code: number; msg: string } {
  const failure = failureOf(error instanceof Error ? error : new Error(String(error)), request.id)
  return { code: failure.code, msg: failure.message }
}
