import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { openUploads } from './uploads.ts'

const folder = mkdtempSync(join(tmpdir(), 'ampdeck-uploads-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => void vi.useRealTimers())

const limit = { field: 'file', maxBytes: 10 }

it('keeps a file on the disk until it is removed', async () => {
  const received = await openUploads(folder).receive(
    Readable.from([Buffer.from('abc'), Buffer.from('de')]),
    limit,
  )
  expect([received.bytes, readFileSync(received.path, 'utf8')]).toEqual([5, 'abcde'])
  await received.remove()
  expect(existsSync(received.path)).toBe(false)
})

it('refuses a file at its first byte too many, and leaves nothing of it', async () => {
  const long = Readable.from([Buffer.alloc(8), Buffer.alloc(8)])
  await expect(openUploads(folder).receive(long, limit)).rejects.toMatchObject({
    code: 400,
    data: { issues: [{ message: 'file.tooLarge' }] },
  })
  expect(readdirSync(folder)).toEqual([])
})

it('cuts off a file of which nothing comes any more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const silent = new PassThrough()
  const refused = expect(openUploads(folder).receive(silent, limit)).rejects.toMatchObject({
    data: { issues: [{ message: 'request.tooSlow' }] },
  })
  silent.write('a')
  while (readdirSync(folder).length === 0) await new Promise((resolve) => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(20_001)
  await refused
  vi.useRealTimers()
  expect(readdirSync(folder)).toEqual([])
})

it('takes in 32 files at once, and asks others to come again', async () => {
  const uploads = openUploads(folder)
  const open = Array.from({ length: 32 }, () => new PassThrough())
  const receiving = open.map((stream) => uploads.receive(stream, limit))
  await expect(uploads.receive(Readable.from(['a']), limit)).rejects.toMatchObject({ code: 429 })
  for (const stream of open) stream.end('a')
  for (const file of await Promise.all(receiving)) await file.remove()
  const next = await uploads.receive(Readable.from([Buffer.from('a')]), limit)
  await next.remove()
})

it('gives two places in memory, the next ones in their order', async () => {
  const uploads = openUploads(folder)
  const order: string[] = []
  const [first] = [await uploads.place(), await uploads.place()]
  const third = uploads.place().then(() => order.push('third'))
  const fourth = uploads.place().then((giveBack) => {
    order.push('fourth')
    giveBack()
  })
  expect(order).toEqual([])
  first()
  // Given back twice, it is still one place.
  first()
  await third
  expect(order).toEqual(['third'])
  const last = await Promise.race([
    fourth.then(() => 'fourth'),
    new Promise((resolve) => setTimeout(resolve, 20, 'none')),
  ])
  expect(last).toBe('none')
})
