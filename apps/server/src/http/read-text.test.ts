import { PassThrough } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readText } from './read-text.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function bodyOf(limit = 10, length?: number) {
  const raw = new PassThrough()
  const headers = length === undefined ? {} : { 'content-length': String(length) }
  const request = { raw, headers, routeOptions: { bodyLimit: limit } } as unknown as FastifyRequest
  return { raw, text: readText(request, raw) }
}

it('cuts off a body that comes too slowly', async () => {
  const { raw, text } = bodyOf()
  const refused = expect(text).rejects.toMatchObject({ statusCode: 408 })
  raw.write('{')
  await vi.advanceTimersByTimeAsync(19_999)
  raw.write('}')
  await vi.advanceTimersByTimeAsync(1)
  await refused
})

it('refuses a body at its first byte too many, and lets the rest run out', async () => {
  const { raw, text } = bodyOf(3)
  const refused = expect(text).rejects.toMatchObject({ statusCode: 413 })
  raw.write('1234')
  await refused
  raw.end('5678')
  await vi.waitFor(() => expect(raw.readableEnded).toBe(true))
})

it('refuses a body by the length that it announces', async () => {
  await expect(bodyOf(3, 4).text).rejects.toMatchObject({ statusCode: 413 })
})

it('takes 32 long bodies at once, more as soon as one of them is whole, and short ones always', async () => {
  const long = () => {
    const body = bodyOf(1_000_000)
    body.raw.write('x'.repeat(65_537))
    return body
  }
  const taken = Array.from({ length: 32 }, long)
  await expect(long().text).rejects.toMatchObject({ http: 429 })
  const short = bodyOf()
  short.raw.end('{}')
  expect(await short.text).toBe('{}')

  const [first, second, ...others] = taken
  first?.raw.end()
  expect(await first?.text).toHaveLength(65_537)
  // One that breaks off gives its place back as well.
  const broken = expect(second?.text).rejects.toMatchObject({ statusCode: 400 })
  second?.raw.destroy()
  await broken
  const late = [long(), long()]
  for (const { raw } of [...others, ...late]) raw.end()
  for (const { text } of late) expect(await text).toHaveLength(65_537)
  for (const { text } of others) await text
})

it('refuses a body that breaks off, and reads one that does not', async () => {
  const broken = bodyOf()
  const refused = expect(broken.text).rejects.toMatchObject({ statusCode: 400 })
  broken.raw.destroy()
  await refused
  const whole = bodyOf(10, 4)
  whole.raw.end('zh字')
  expect(await whole.text).toBe('zh字')
})
