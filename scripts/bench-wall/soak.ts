import type { Browser, CDPSession, Page } from 'playwright'
import { keepOnly, newSession } from '../../tests/harness/kept.ts'
import { table } from '../bench-orders/figures.ts'
import { type FramesByScene, watchFrames } from './frame-watch.ts'

/** A wall of one path, whose scenes are shown in turn by their keys: an alarm would hold the usual rotation. */
export interface Soak {
  name: string
  path: string
  keys: readonly string[]
}

export interface SoakOptions {
  browser: Browser
  url: string
  minutes: number
  /** How long each scene is shown. */
  turnSeconds: number
}

/** The state of a page after everything that nobody refers to has been thrown away. */
interface Rest {
  minute: number
  heap: number
  nodes: number
  listeners: number
}

interface Drawn {
  calls: number
  triangles: number
  frames: number[]
}

const MEGA = 1_000_000
/** Rounds until all code, fonts and pictures are there. */
const WARM_UP_ROUNDS = 2
/** So much of the time goes by before: the browser compiles what runs often for minutes, and keeps it in the heap. */
const WARM_UP_SHARE = 1 / 6

/** Shows a wall for some minutes and prints what it cost; gives by how much its memory has grown, per cent. */
export async function soak(wall: Soak, { browser, url, minutes, turnSeconds }: SoakOptions): Promise<number> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1_920, height: 1_080 } })
  try {
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    await page.addInitScript(watchFrames)
    await keepOnly(page, url, await newSession(url, { account: 'admin' }))
    await page.goto(`${wall.path}?rotate=0&lang=en`)
    await page.locator('main[data-freshness=fresh]').waitFor({ timeout: 60_000 })
    const protocol = await context.newCDPSession(page)
    await protocol.send('Performance.enable', { timeDomain: 'threadTicks' })

    const drawn = new Map<string, Drawn>()
    const round = async () => {
      for (const key of wall.keys) {
        await page.keyboard.press(key)
        await page.waitForTimeout(turnSeconds * 1_000)
        await readDrawn(page, drawn)
      }
    }
    const warmUntil = performance.now() + minutes * WARM_UP_SHARE * 60_000
    for (let warm = 0; warm < WARM_UP_ROUNDS || performance.now() < warmUntil; warm++) await round()
    const begun = performance.now()
    const minute = () => (performance.now() - begun) / 60_000
    const before = await framesOf(page)
    const busy = await mainThread(protocol)
    const rests = [await restOf(protocol, 0)]
    while (minute() < minutes) {
      await round()
      rests.push(await restOf(protocol, minute()))
    }
    const share = ((await mainThread(protocol)) - busy) / (minute() * 60)
    print(wall.name, { rests, before, after: await framesOf(page), drawn, share })
    if (errors.length > 0) throw new Error(errors.join('\n'))
    return growthOf(rests)
  } finally {
    await context.close()
  }
}

/** Of the last third of the measurements against the first: one alone says little. */
function growthOf(rests: readonly Rest[]): number {
  const third = Math.max(1, Math.floor(rests.length / 3))
  const mean = (some: readonly Rest[]) => some.reduce((sum, { heap }) => sum + heap, 0) / some.length
  return (mean(rests.slice(-third)) / mean(rests.slice(0, third)) - 1) * 100
}

async function restOf(protocol: CDPSession, minute: number): Promise<Rest> {
  await protocol.send('HeapProfiler.collectGarbage')
  await protocol.send('HeapProfiler.collectGarbage')
  const { metrics } = await protocol.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  return { minute, heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

/** Seconds of the processor on the page's main thread: other work on the machine does not count. */
async function mainThread(protocol: CDPSession): Promise<number> {
  const { metrics } = await protocol.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

const framesOf = (page: Page) =>
  page.evaluate(() =>
    structuredClone((globalThis as unknown as { countedFrames(): FramesByScene }).countedFrames()),
  )

/** What the picture of a solid scene cost, as its canvas says. */
async function readDrawn(page: Page, drawn: Map<string, Drawn>): Promise<void> {
  const [scene, data] = await page.evaluate(() => [
    document.querySelector('h1')?.textContent ?? '',
    { ...document.querySelector<HTMLElement>('canvas[data-calls]')?.dataset },
  ])
  if (data.calls === undefined) return
  const known = drawn.get(scene) ?? { calls: 0, triangles: 0, frames: [] }
  known.calls = Math.max(known.calls, Number(data.calls))
  known.triangles = Math.max(known.triangles, Number(data.triangles))
  if (data.frames !== undefined) known.frames.push(Number(data.frames))
  drawn.set(scene, known)
}

interface Figures {
  rests: readonly Rest[]
  before: FramesByScene
  after: FramesByScene
  drawn: ReadonlyMap<string, Drawn>
  share: number
}

function print(name: string, { rests, before, after, drawn, share }: Figures): void {
  console.log(`\n${name}: main thread ${(share * 100).toFixed(1)} % of the time`)
  const scenes = Object.entries(after).flatMap(([scene, last]) => {
    const first = before[scene] ?? { seconds: 0, frames: 0, late: 0, long: 0, worst: 0 }
    const frames = last.frames - first.frames
    if (frames === 0) return []
    const per = (count: number) => `${count} (${((count / frames) * 100).toFixed(2)} %)`
    const fps = (frames / (last.seconds - first.seconds)).toFixed(1)
    const { calls, triangles, frames: drew } = drawn.get(scene) ?? {}
    const solid = drew
      ? [String(calls), String(triangles), `${Math.min(...drew)} to ${Math.max(...drew)}`]
      : []
    const ms = last.worst.toFixed(0)
    return [
      [scene, String(frames), fps, per(last.late - first.late), per(last.long - first.long), ms, ...solid],
    ]
  })
  const head = ['scene', 'frames', 'per second', 'later than 50 ms', 'held over 50 ms', 'worst ms']
  const solid = drawn.size > 0 ? ['draw calls', 'triangles', 'pictures a second'] : []
  console.log(table([...head, ...solid], scenes))
  console.log(
    table(
      ['minute', 'heap MB', 'nodes', 'listeners'],
      rests.map(({ minute, heap, nodes, listeners }) => [
        minute.toFixed(1),
        (heap / MEGA).toFixed(2),
        String(nodes),
        String(listeners),
      ]),
    ),
  )
}
