import type { Browser, Page } from 'playwright'
import { medianOf } from '../bench-orders/figures.ts'

export type PageName = 'ours' | 'plain' | 'tanstack'

/** One mounting in a fresh page, and the middle one of some that follow. */
export interface MountTime {
  /** Milliseconds of React, styles and layout. */
  work: number
  /** Until the rows were painted. */
  paint: number
  /** Of the page's processor, until then: holds on a busy machine too. */
  cpu: number
  again: number
}

const WARM_RUNS = 5
/** Until a page that was opened, and the one that was closed before it, are at rest: they share the machine. */
const AT_REST_MS = 500

/** Opens a page of its own, does something with it, and closes it. */
export async function withPage<Result>(
  browser: Browser,
  url: string,
  name: PageName,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage({ viewport: { width: 1_440, height: 900 } })
  try {
    await page.goto(`${url}/${name}.html`)
    await page.waitForFunction(() => 'bench' in window)
    return await use(page)
  } finally {
    await page.close()
  }
}

export async function mountTime(page: Page, rows: number, columns: number): Promise<MountTime> {
  await page.evaluate((count) => window.bench.prepare(count), rows)
  await page.waitForTimeout(AT_REST_MS)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' })
  await session.send('Performance.enable')
  const cpuTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  const mount = () => page.evaluate((count) => window.bench.mount(count), columns)

  const before = await cpuTime()
  const first = await mount()
  const cpu = (await cpuTime()) - before
  const again: number[] = []
  for (let run = 0; run < WARM_RUNS; run++) {
    await page.evaluate(() => window.bench.unmount())
    again.push((await mount()).work)
  }
  await session.detach()
  return { ...first, cpu, again: medianOf(again) }
}

/** Megabytes of the script heap after everything that nobody holds was collected. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1_000_000
}
