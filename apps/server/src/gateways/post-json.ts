/** Another company's interface: where it is, how we show who we are, and how long we wait. */
export interface JsonTarget {
  address: string
  token: string | null
  timeoutMs: number
}

const MAX_ANSWER_BYTES = 65_536

/** Whether an address may be called: https, or a program on this machine, which is for trying. */
export function isCallable(address: string): boolean {
  const url = URL.parse(address)
  if (!url) return false
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)
}

/**
 * Posts JSON to `<address>/<name>` and gives the JSON that comes back. It follows no redirect, reads no endless answer,
 * and throws for anything but a 200.
 */
export async function postJson(
  { address, token, timeoutMs }: JsonTarget,
  name: string,
  body: object,
): Promise<unknown> {
  if (!isCallable(address)) throw new Error('The address is not https')
  const answer = await fetch(`${address.replace(/\/+$/, '')}/${name}`, {
    method: 'POST',
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (answer.status !== 200) {
    await answer.body?.cancel()
    throw new Error(`The answer was ${answer.status}`)
  }
  return JSON.parse(await textOf(answer))
}

async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > MAX_ANSWER_BYTES) throw new Error('The answer is too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
