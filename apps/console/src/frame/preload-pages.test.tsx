// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropEarly } from '../data/early-requests.ts'
import { manifestAt } from '../pages/manifests.ts'
import { preloadPages, REST_MS } from './preload-pages.ts'
import { usePagePreload } from './use-page-preload.ts'

/* A page's code is there before it is asked for, and its rows before the click is over. */

const LIST = '/business/stationManage/stationList'
const HOME = '/home'
const ORDERS = '/business/billManage/chargeOrder'
const noneAre = () => false

/** What was read and asked for, in its order. */
let read: string[]
let idle: (() => void)[]
let controller: AbortController

beforeEach(() => {
  read = []
  idle = []
  controller = new AbortController()
  for (const path of [LIST, HOME, ORDERS]) {
    const page = manifestAt(path)
    if (!page) throw new Error(`No page at ${path}`)
    vi.spyOn(page, 'view').mockImplementation(async () => {
      read.push(path)
      throw new Error('A page that does not come is no failure here')
    })
  }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('requestIdleCallback', (then: () => void) => idle.push(then))
  vi.stubGlobal('fetch', async (path: string) => {
    read.push(path)
    return new Response('{}')
  })
  document.body.innerHTML = `
    <a href="${LIST}"><span>Stations</span></a>
    <a href="${HOME}">Home</a>
    <a href="https://elsewhere.example${LIST}" id="foreign">Elsewhere</a>
    <a href="${LIST}" download id="file">File</a>
    <a href="${LIST}" target="_blank" id="window">A window</a>`
})
afterEach(() => {
  controller.abort()
  dropEarly()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const on = (selector: string, event: Event) => document.querySelector(selector)?.dispatchEvent(event)
const point = (selector: string) => on(selector, new PointerEvent('pointerover', { bubbles: true }))
const focus = (selector: string) => on(selector, new FocusEvent('focusin', { bubbles: true }))
const press = (selector: string, button = 0) =>
  on(selector, new PointerEvent('pointerdown', { bubbles: true, button }))

/** The browser has nothing to do for a moment. */
async function rest() {
  idle.shift()?.()
  await new Promise((resolve) => setTimeout(resolve))
}

/** As much of the frame as reads ahead. */
function Frame() {
  usePagePreload([ORDERS])
  return null
}

describe('a link', () => {
  it('has the code of its page read when it is pointed at or focused', () => {
    preloadPages([], noneAre, controller.signal)
    point(`a[href="${LIST}"] span`)
    focus(`a[href="${HOME}"]`)
    expect(read).toEqual([LIST, HOME])
  })

  it('has the first rows asked for when it is pressed, by the main button alone, where the page is a list', () => {
    preloadPages([], noneAre, controller.signal)
    press(`a[href="${LIST}"] span`, 2)
    press(`a[href="${HOME}"]`)
    expect(read).toEqual([])
    press(`a[href="${LIST}"] span`)
    expect(read).toEqual(['/config-service/station/page'])
  })

  it('asks for no rows that are there', () => {
    preloadPages([], (list) => list === 'config-service/station/page', controller.signal)
    press(`a[href="${LIST}"]`)
    expect(read).toEqual([])
  })

  it('that leads elsewhere, to a file or to another window is left alone', () => {
    preloadPages([], noneAre, controller.signal)
    for (const one of ['#foreign', '#file', '#window']) point(one)
    expect(read).toEqual([])
  })
})

describe('the likely pages', () => {
  it('are read in idle moments, one after the other, also past one that does not come', async () => {
    preloadPages([LIST, ORDERS], noneAre, controller.signal)
    expect(read).toEqual([])
    await rest()
    expect(read).toEqual([LIST])
    await rest()
    expect(read).toEqual([LIST, ORDERS])
  })

  it('wait until links have been left alone: a page that opens has the machine for itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    preloadPages([HOME, ORDERS], noneAre, controller.signal)
    point(`a[href="${LIST}"]`)
    idle.shift()?.()
    await vi.advanceTimersByTimeAsync(REST_MS - 1)
    expect(read).toEqual([LIST, HOME])
    expect(idle).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(idle).toHaveLength(1)
  })

  it('are not read where data is saved; what is pointed at still is', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    preloadPages([ORDERS], noneAre, controller.signal)
    await rest()
    point(`a[href="${LIST}"]`)
    expect(read).toEqual([LIST])
  })

  it('are left once the signal has ended it', async () => {
    preloadPages([ORDERS], noneAre, controller.signal)
    controller.abort()
    await rest()
    point(`a[href="${LIST}"]`)
    expect(read).toEqual([])
  })
})

describe('the console', () => {
  let root: Root
  let queries: QueryClient
  beforeEach(() => {
    queries = new QueryClient()
    root = createRoot(document.createElement('div'))
    act(() =>
      root.render(
        <QueryClientProvider client={queries}>
          <Frame />
        </QueryClientProvider>,
      ),
    )
  })
  afterEach(() => act(() => root.unmount()))

  it('reads nothing ahead before somebody moves, and then what is likely', async () => {
    await rest()
    expect(idle).toHaveLength(0)
    act(() => void window.dispatchEvent(new PointerEvent('pointermove')))
    await vi.waitFor(() => expect(idle).toHaveLength(1))
    await rest()
    expect(read).toEqual([ORDERS])
  })

  it('asks for rows at the press of a link where no answer of the list is there', async () => {
    act(() => void window.dispatchEvent(new PointerEvent('pointermove')))
    await vi.waitFor(() => expect(idle).toHaveLength(1))
    act(() => void press(`a[href="${LIST}"]`))
    expect(read).toEqual(['/config-service/station/page'])
    dropEarly()
    queries.setQueryData(['config-service/station', 'page', { current: 1 }], { records: [] })
    act(() => void press(`a[href="${LIST}"]`))
    expect(read).toHaveLength(1)
  })
})
