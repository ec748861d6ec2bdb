import { STREAM_EVENTS } from '@ampdeck/api/events/live-event'
import type { HeardEvent } from './recent-events.ts'
import { thingOf } from './thing-of.ts'

/** Where a stream writes: a response, or what a test puts in its place. */
export interface Sink {
  /** False when no more should be written until `drain`. */
  write(text: string): boolean
  once(event: 'drain', run: () => void): unknown
  end(): unknown
  destroy(): unknown
}

/** News of one thing within this time are one. */
const WINDOW_MS = 250
/** A reader that has taken nothing for so long is gone. */
const STUCK_MS = 30_000
/** More than this waiting for a reader who takes nothing: it would be told everything anew anyway. */
const MAX_WAITING = 20_000

/** One open stream: gathers what is for it, and writes as fast as its reader takes it, the last of each thing. */
export class Subscriber {
  readonly #sink: Sink
  readonly #waiting = new Map<string, HeardEvent>()
  /** The last event that was heard, whether it was for this stream or not. */
  #passed: string | undefined
  #writtenAt = -WINDOW_MS
  #timer: NodeJS.Timeout | undefined
  #stuck: NodeJS.Timeout | undefined
  #closed = false
  /** Called once when the reader was too slow. */
  readonly #onDropped: () => void

  constructor(sink: Sink, onDropped: () => void) {
    this.#sink = sink
    this.#onDropped = onDropped
  }

  /** Takes in what is for this stream; `lastId` is the last that was heard at all. */
  push(events: readonly HeardEvent[], lastId: string): void {
    if (this.#closed) return
    this.#passed = lastId
    for (const received of events) {
      const thing = thingOf(received.event)
      // Set anew, so that an id stands behind everything that it stands for.
      this.#waiting.delete(thing)
      this.#waiting.set(thing, received)
    }
    if (this.#waiting.size > MAX_WAITING) this.#drop()
    else this.#schedule()
  }

  /** Tells the reader to read anew what it shows; what waited is part of that. */
  reset(lastId: string | undefined): void {
    this.#waiting.clear()
    this.#passed = lastId
    this.say(STREAM_EVENTS.reset, {}, lastId)
  }

  /** Writes an event of the stream itself at once. */
  say(event: string, data: object, id?: string): void {
    this.#write(`event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`)
  }

  /** A sign of life, with the place from which a broken stream may go on. */
  beat(): void {
    if (this.#stuck) return
    const isUpToDate = this.#waiting.size === 0 && this.#passed !== undefined
    this.#write(isUpToDate ? `: beat\nid: ${this.#passed}\n\n` : ': beat\n\n')
  }

  /** Ends the stream, with the last word where one is given. */
  close(last?: { event: string; data: object }): void {
    if (this.#closed) return
    if (last) this.say(last.event, last.data)
    this.#stop()
    this.#sink.end()
  }

  #schedule() {
    if (this.#timer || this.#stuck || this.#waiting.size === 0) return
    const wait = Math.max(0, this.#writtenAt + WINDOW_MS - performance.now())
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#flush()
    }, wait)
  }

  #flush() {
    this.#writtenAt = performance.now()
    let text = ''
    for (const { id, event, text: data } of this.#waiting.values())
      text += `event: ${event.type}\nid: ${id}\ndata: ${data}\n\n`
    this.#waiting.clear()
    this.#write(text)
  }

  #write(text: string) {
    if (this.#closed || this.#sink.write(text) || this.#stuck) return
    // Until the reader has taken this, further news are gathered: of each thing the last.
    this.#stuck = setTimeout(() => this.#drop(), STUCK_MS)
    this.#sink.once('drain', () => {
      clearTimeout(this.#stuck)
      this.#stuck = undefined
      this.#schedule()
    })
  }

  #drop() {
    this.#stop()
    this.#sink.destroy()
    this.#onDropped()
  }

  #stop() {
    this.#closed = true
    clearTimeout(this.#timer)
    clearTimeout(this.#stuck)
    this.#waiting.clear()
  }
}
