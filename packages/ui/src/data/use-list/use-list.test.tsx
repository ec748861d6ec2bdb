// @vitest-environment happy-dom
import { stationStatus } from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { filtersOf } from '../list/filters-of.ts'
import type { ListState } from '../list/list-state.ts'
import { useList } from './use-list.ts'

const filters = filtersOf(texts({ status: ['Status', '状态'] }), (f) => [f.codes('status', stationStatus)])
const read = vi.fn(async ({ current, pageSize }: { current: number; pageSize: number }) => {
  await Promise.resolve()
  const records = current > 2 ? [] : [{ id: current, name: `Row of page ${current}` }]
  return { records, total: 11, current, pageSize }
})

let list: ListState<{ id: number; name: string }>
let root: Root

function Shown() {
  list = useList(read, filters)
  return null
}

async function open(address: string) {
  history.replaceState(null, '', address)
  root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Shown />))
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  read.mockClear()
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

describe('a list whose address is its state', () => {
  it('asks for what the address says, and shows the answer', async () => {
    await open('/?status=1&current=2')
    expect(read).toHaveBeenCalledExactlyOnceWith(
      { current: 2, pageSize: 10, status: '1' },
      expect.any(AbortSignal),
    )
    expect(list).toMatchObject({ status: 'ready', total: 11, rows: [{ id: 2 }] })
  })

  it('writes a change into the address, keeps the old rows meanwhile, and goes back with it', async () => {
    await open('/')
    act(() => list.change({ filters: { status: '4' } }))
    expect(location.search).toBe('?status=4')
    expect(list).toMatchObject({ status: 'refreshing', rows: [{ id: 1 }] })
    await act(async () => {})
    expect(list.request).toMatchObject({ status: '4' })
    history.replaceState(null, '', '/')
    await act(async () => dispatchEvent(new PopStateEvent('popstate')))
    expect(list.request).toEqual({ current: 1, pageSize: 10 })
  })

  it('steps back from a page that has become empty', async () => {
    await open('/?current=3')
    await act(async () => {})
    expect(list).toMatchObject({ request: { current: 2 }, rows: [{ id: 2 }] })
  })

  it('says why it could not be read, and reads again when it is asked to', async () => {
    read.mockRejectedValueOnce(Object.assign(new Error('No permission'), { code: 403, requestId: 'r1' }))
    await open('/')
    expect(list).toMatchObject({
      status: 'failed',
      failure: { message: 'No permission', code: 403, requestId: 'r1' },
    })
    await act(async () => list.reload())
    expect(list).toMatchObject({ status: 'ready', rows: [{ id: 1 }] })
  })
})
