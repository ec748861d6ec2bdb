import type RpcServerClient from 'ocpp-rpc/lib/server-client'
import { insideOf } from '../frame/incoming.ts'
import { callsWaiting } from '../frame/metrics.ts'

/** How often a quiet link is pinged; its pong says that the pile is there. */
export const PING_EVERY_MS = 30_000
/** A day's samples of three phases in one message: 1,440 times 12 values of some 180 bytes. */
export const MAX_FRAME = 8 * 1_048_576
/** What one pile may have waiting before its socket is not read any more, and what all of a process may have. */
const MAX_CALLS = 64
const MAX_BYTES = 1_048_576
const MAX_BYTES_OF_ALL = 32 * 1_048_576
/** Parts of messages that have come so far: from this size on they count, and all of a process together come to so much. */
const LARGE = 262_144
const MAX_PARTS_OF_ALL = 128 * 1_048_576
/** Pings between two messages are no part of one. */
const PINGS = 1_024

/** What the links of a process have waiting, in bytes. */
export interface Waiting {
  calls: number
  parts: number
}

/**
 * Takes a pile's messages at our pace: what waits here is bounded in bytes, and the socket is not read beyond it, so a
 * pile that brings its whole history at once waits as TCP has it, and nothing is refused.
 */
export function takeAtPace(client: RpcServerClient, all: Waiting) {
  const inside = insideOf(client)
  const { _ws: ws } = inside
  const { socket } = client.handshake.request
  const own = { calls: 0, bytes: 0, parts: 0 }
  let isPaused = false
  let isOver = false

  const counted = () => (own.parts > LARGE ? own.parts : 0)
  function setParts(bytes: number): void {
    all.parts -= counted()
    own.parts = bytes
    all.parts += counted()
  }

  function receivePart(part: Buffer): void {
    setParts(own.parts + part.length)
    if (all.parts <= MAX_PARTS_OF_ALL || counted() === 0) return
    setParts(0)
    // 1013: try again later.
    void client.close({ code: 1013, reason: 'Too many large messages at once. Come again.' })
  }

  const isTooMuch = (share: number) =>
    own.calls >= MAX_CALLS * share ||
    own.bytes >= MAX_BYTES * share ||
    (own.calls > 1 && all.calls >= MAX_BYTES_OF_ALL * share)

  function pause(): void {
    if (isPaused || isOver || !isTooMuch(1)) return
    isPaused = true
    ws.pause()
    // No pong is read meanwhile.
    inside.reconfigure({ pingIntervalMs: 0 })
  }

  function resume(): void {
    if (!isPaused || (!isOver && isTooMuch(0.5))) return
    isPaused = false
    ws.resume()
    if (!isOver) inside.reconfigure({ pingIntervalMs: PING_EVERY_MS })
  }

  socket.prependListener('data', receivePart)
  for (const sign of ['ping', 'pong'] as const) ws.on(sign, () => own.parts <= PINGS && setParts(0))
  client.once('close', () => {
    socket.off('data', receivePart)
    setParts(0)
  })

  return {
    /** A whole message has come. */
    received: () => setParts(0),
    /** Counts a call of so many bytes until it is done. */
    take(bytes: number): () => void {
      own.calls += 1
      own.bytes += bytes
      all.calls += bytes
      callsWaiting.inc()
      pause()
      return () => {
        own.calls -= 1
        own.bytes -= bytes
        all.calls -= bytes
        callsWaiting.dec()
        resume()
      }
    },
    /** The link ends: its last words are read. */
    end(): void {
      isOver = true
      resume()
    },
    get isPaused() {
      return isPaused
    },
  }
}
