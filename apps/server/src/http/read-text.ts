import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'

/** A body of text is small; whoever takes longer for it holds a connection for nothing. */
const WITHIN_MS = 20_000

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

  function onData(chunk: Buffer) {
    size += chunk.length
    if (size > limit) refuse(413, 'the body is too large')
    else chunks.push(chunk)
  }
  function refuse(status: number, message: string) {
    leave()
    // Of a packed body no more is unpacked.
    if (payload !== request.raw) request.raw.unpipe()
    request.raw.resume()
    reject(refused(status, message))
  }
  function onEnd() {
    leave()
    resolve(Buffer.concat(chunks).toString('utf8'))
  }
  const onBroken = () => refuse(400, 'the body is broken')
  const late = setTimeout(() => refuse(408, 'the body is too slow'), WITHIN_MS)
  function leave() {
    clearTimeout(late)
    payload.off('data', onData).off('end', onEnd).off('close', onBroken)
  }

  payload.on('error', onBroken)
  if (payload.destroyed) onBroken()
  else if (Number(request.headers['content-length']) > limit) refuse(413, 'the body is too large')
  else payload.on('data', onData).on('end', onEnd).on('close', onBroken).resume()
  return promise
}
