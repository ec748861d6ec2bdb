import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type StationRow, stationRows } from './rows.ts'
import '@ampdeck/ui/theme/tokens.css'
import '@ampdeck/ui/theme/base.css'

/** What a page offers to the one who measures it. */
export interface Bench {
  /** Makes the rows and draws a text of the page, which are there before a table is. */
  prepare(rows: number): Promise<void>
  /** Milliseconds of React, styles and layout, and until the rows were painted. */
  mount(columns: number): Promise<{ work: number; paint: number }>
  unmount(): Promise<void>
  /** Frames without rows in so many jumps to far places. */
  jump(times: number): Promise<number>
  /** The times between the frames of a steady scroll, in milliseconds. */
  scroll(frames: number, step: number): Promise<number[]>
}

declare global {
  interface Window {
    bench: Bench
    /** Kept so that only the table is counted, and not its data. */
    rows: StationRow[]
  }
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** After the frame that follows was painted. */
async function painted(): Promise<void> {
  await frame()
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage('')
  })
}

/**
 * Draws a text in each type of a table, and takes it away. A table stands in a page whose menu and head were drawn
 * before it: what the type face and its weights cost a page once is no part of it.
 */
async function drawType(): Promise<void> {
  const text = document.createElement('div')
  for (const [size, weight, features] of types) {
    const line = document.createElement('p')
    line.textContent = 'Station 4,403.01 kWh (50 %) – 2026-07-01 10:00'
    Object.assign(line.style, { fontSize: size, fontWeight: weight, fontFeatureSettings: features })
    text.append(line)
  }
  document.body.append(text)
  // Its layout asks for the type face.
  void text.offsetHeight
  await document.fonts.ready
  await painted()
  text.remove()
}

const types = [
  ['13px', 'var(--weights-regular)', ''],
  ['13px', 'var(--weights-regular)', 'var(--features-code)'],
  ['13px', 'var(--weights-medium)', ''],
  ['13px', 'var(--weights-strong)', ''],
  ['12px', 'var(--weights-medium)', ''],
  ['11px', 'var(--weights-regular)', ''],
] as const

/** Makes the page of a table: `draw` is all that differs between them. */
export function measure(draw: (rows: StationRow[], columns: number) => ReactNode): void {
  const place = document.getElementById('root') as HTMLElement
  let root = createRoot(place)

  const prepare = async (count: number) => {
    window.rows = stationRows(count)
    await drawType()
  }

  const mount = async (columns: number) => {
    await frame()
    const start = performance.now()
    flushSync(() => root.render(draw(window.rows, columns)))
    // The browser lays out what was drawn now and not when it likes.
    void place.offsetHeight
    const work = performance.now() - start
    await painted()
    return { work, paint: performance.now() - start }
  }

  const unmount = async () => {
    root.unmount()
    root = createRoot(place)
    await painted()
  }

  const jump = async (times: number) => {
    const region = regionOf(place)
    const length = region.scrollHeight - region.clientHeight
    let blank = 0
    for (let nth = 0; nth < times; nth++) {
      // Far from the place before, and everywhere once.
      region.scrollTop = length * ((nth * 0.618) % 1)
      for (let step = 0; step < 3; step++) {
        await frame()
        if (isBlank(region)) blank++
      }
    }
    return blank
  }

  const scroll = async (frames: number, step: number) => {
    const region = regionOf(place)
    region.scrollTop = 0
    await frame()
    const times: number[] = []
    let before = await frame()
    for (let nth = 0; nth < frames; nth++) {
      region.scrollTop += step
      const now = await frame()
      times.push(now - before)
      before = now
    }
    return times
  }

  window.bench = { prepare, mount, unmount, jump, scroll }
}

function regionOf(place: HTMLElement): HTMLElement {
  const region = [...place.querySelectorAll<HTMLElement>('*')].find(
    (element) =>
      element.scrollHeight > element.clientHeight + 100 && getComputedStyle(element).overflowY === 'auto',
  )
  if (!region) throw new Error('nothing is scrolled')
  return region
}

/** Whether some place of what one sees has no row, when the frame is about to be painted. */
function isBlank(region: HTMLElement): boolean {
  const { top, left, bottom } = region.getBoundingClientRect()
  const first = top + 50
  const places = Array.from({ length: 8 }, (_, nth) => first + ((bottom - 20 - first) * nth) / 7)
  return places.some((y) => !document.elementFromPoint(left + 300, y)?.closest('tr')?.textContent)
}
