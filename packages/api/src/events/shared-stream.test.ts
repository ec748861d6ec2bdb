import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../client/outcome.ts'
import { streamsOf } from './shared-stream.ts'

/** A shared worker as a window sees it, whose script never answers. */
class SilentWorker extends EventTarget {
  port = { postMessage: vi.fn(), addEventListener: vi.fn(), start: vi.fn() }
}
const ask = { baseUrl: 'http://ampdeck', token: 'ann', onMessage: () => undefined }
const ownStream = vi.fn(async () => new Response('', { headers: { 'content-type': 'text/event-stream' } }))

let worker: SilentWorker

beforeEach(() => {
  worker = new SilentWorker()
  vi.stubGlobal('fetch', ownStream.mockClear())
  vi.stubGlobal('SharedWorker', SilentWorker)
})
afterEach(() => vi.unstubAllGlobals())

const create = () => worker as unknown as SharedWorker

it('goes by way of the worker, without a connection of its own', () => {
  const open = streamsOf(create)
  void open(ask)
  void open(ask)
  expect(worker.port.postMessage.mock.calls.map(([wish]) => wish)).toMatchObject([{ opens: 1 }, { opens: 2 }])
  expect(ownStream).not.toHaveBeenCalled()
})

it.each([
  ['the browser has no shared workers', () => vi.stubGlobal('SharedWorker', undefined), create],
  [
    'it does not let one run',
    () => undefined,
    () => {
      throw new DOMException('Access is denied.', 'SecurityError')
    },
  ],
])('is a stream of the window alone where %s', async (_why, prepare, start) => {
  prepare()
  await streamsOf(start)(ask)
  expect(ownStream).toHaveBeenCalledOnce()
})

it('is a stream of the window alone where it is for some stations', async () => {
  await streamsOf(create)({ ...ask, stationIds: [1] })
  expect(ownStream).toHaveBeenCalledOnce()
})

it('ends where the script of the worker fails, and is then one of the window alone', async () => {
  const open = streamsOf(create)
  const waiting = open(ask)
  worker.dispatchEvent(new Event('error'))
  await expect(waiting).rejects.toBeInstanceOf(ApiError)
  await open(ask)
  expect(ownStream).toHaveBeenCalledOnce()
})
