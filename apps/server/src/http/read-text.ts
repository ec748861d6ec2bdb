import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { failures } from '../foundation/failure.ts'

/** A body of text is small; whoever takes longer for it holds a connection for nothing. */
const WITHIN_MS = 20_000
/** What is longer is counted: long texts that come in slowly side by side would fill the memory. */
const LONG_BYTES = 65_536
/** Long texts that come in at the same time, into this process; more are asked to come again. */
const MAX_LONG = 32

let longNow = 0

const refused = (statusCode: number, message: string) => Object.assign(new Error(message), { statusCode })

/**
 * The text of a body, no longer than its route takes. What is too long is refused at its first byte too many, and the
 * rest is let run out unread, so that the sender gets to read the answer: a connection that is cut tells nothing.
 */
export function readText(request: FastifyRequest, payload: Readable): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const limit = request.routeOptions.bodyLimit
  const chunks: Buffer[] = []
  let size = 0
  let isLong = false

  function onData(chunk: Buffer) {
    size += chunk.length
    if (size > limit) return refuse(refused(413, 'the body is too large'))
    if (size > LONG_BYTES && !isLong) {
      if (longNow >= MAX_LONG) return refuse(failures.tooMany())
      isLong = true
      longNow += 1
    }
    chunks.push(chunk)
  }
  function refuse(why: Error) {
    leave()
    // Of a packed body no more is unpacked.
    if (payload !== request.raw) request.raw.unpipe()
    request.raw.resume()
    reject(why)
  }
  function onEnd() {
    leave()
    resolve(Buffer.concat(chunks).toString('utf8'))
  }
  const onBroken = () => refuse(refused(400, 'the body is broken'))
  const late = setTimeout(() => refuse(refused(408, 'the body is too slow')), WITHIN_MS)
  function leave() {
    clearTimeout(late)
    if (isLong) longNow -= 1
    isLong = false
    payload.off('data', onData).off('end', onEnd).off('close', onBroken)
  }

  payload.on('error', onBroken)
  if (payload.destroyed) onBroken()
  else if (Number(request.headers['content-length']) > limit) refuse(refused(413, 'the body is too large'))
  else payload.on('data', onData).on('end', onEnd).on('close', onBroken).resume()
  return promise
}
