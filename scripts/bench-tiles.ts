import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import react from '@vitejs/plugin-react'
import { type Browser, chromium } from 'playwright'
import { build, type InlineConfig, preview } from 'vite'
import { medianOf, table } from './bench-orders/figures.ts'
import { type Case, type Scene, scenes } from './bench-tiles/cases.ts'
import type { Meter, Reading } from './bench-tiles/page/meter.ts'
import { chromiumArgs, ensureChromium } from './chromium.ts'

/*
 * What live guns cost the browser: the processor time of the main thread, missed frames, and how old a message is when it
 * is seen. The machine decides the figures, so each scene ends with plain DOM tiles in the same run, the cases taking turns;
 * only the ratios to them count. Production build, software rendering.
 */

const WARM_UP_MS = 2_000

const { values } = parseArgs({
  options: {
    repeat: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '6' },
    only: { type: 'string', default: '' },
  },
})
const repeat = Number(values.repeat)
const milliseconds = Number(values.seconds) * 1_000

interface Run extends Reading {
  /** Processor time of the main thread, per cent of the time. */
  cpu: number
}

const folder = mkdtempSync(join(tmpdir(), 'bench-tiles-'))
const page: InlineConfig = {
  configFile: false,
  root: join(import.meta.dirname, 'bench-tiles', 'page'),
  logLevel: 'warn',
  plugins: [react()],
  build: { outDir: folder, emptyOutDir: true },
}
try {
  await build(page)
  const server = await preview({ ...page, preview: { port: 0, host: '127.0.0.1' } })
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumArgs],
  })
  try {
    const address = server.resolvedUrls?.local[0] ?? ''
    for (const scene of scenes) await show(browser, address, scene)
  } finally {
    await browser.close()
    await server.close()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function show(browser: Browser, address: string, scene: Scene): Promise<void> {
  const cases = scene.cases.filter(({ name }) => `${scene.name} ${name}`.includes(values.only))
  const runs = new Map<Case, Run[]>(cases.map((one) => [one, []]))
  for (let round = 0; round < repeat; round++) {
    for (const [one, done] of runs) done.push(await measure(browser, address, scene, one))
  }

  const baseline = runs.get(scene.cases.at(-1) as Case)
  const lines = [...runs].map(([{ name }, done]) => lineOf(name, done, baseline))
  const head = [
    'case',
    'main thread %',
    'of plain',
    'fps',
    'of plain',
    'missed %',
    'p95 ms',
    'worst ms',
    'wrong',
  ]
  console.log(`\n${scene.name} (medians of ${repeat} runs)\n${table(head, lines)}`)
}

function lineOf(name: string, runs: readonly Run[], baseline: readonly Run[] | undefined): string[] {
  const median = (of: (run: Run) => number) => medianOf(runs.map(of))
  const fps = (run: Run) => run.frames / run.seconds
  const ratio = (of: (run: Run) => number) =>
    baseline ? (median(of) / medianOf(baseline.map(of))).toFixed(2) : ''

  return [
    name,
    median((run) => run.cpu).toFixed(1),
    ratio((run) => run.cpu),
    median(fps).toFixed(1),
    ratio(fps),
    median((run) => run.missed).toFixed(1),
    median((run) => run.latency.p95).toFixed(0),
    Math.max(...runs.map((run) => run.latency.worst)).toFixed(0),
    String(runs.reduce((sum, run) => sum + run.wrong, 0)),
  ]
}

/** One run of one case in a fresh page. */
async function measure(browser: Browser, address: string, scene: Scene, one: Case): Promise<Run> {
  const context = await browser.newContext({ viewport: scene.window })
  try {
    const tab = await context.newPage()
    const errors: string[] = []
    tab.on('pageerror', (error) => errors.push(String(error)))
    const query = new URLSearchParams({
      case: one.draws,
      tiles: String(scene.tiles),
      rate: String(scene.rate),
      flushes: String(one.flushes),
    })
    await tab.goto(`${address}?${query}`)
    await tab.waitForTimeout(WARM_UP_MS)
    const protocol = await context.newCDPSession(tab)
    // Processor time rather than time that has passed: other work on the machine must not count.
    await protocol.send('Performance.enable', { timeDomain: 'threadTicks' })
    const cpuSeconds = async () => {
      const { metrics } = await protocol.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
    }

    await tab.evaluate(() => (globalThis as unknown as { meter: Meter }).meter.start())
    const before = await cpuSeconds()
    await tab.waitForTimeout(milliseconds)
    const spent = (await cpuSeconds()) - before
    const reading = await tab.evaluate(() => (globalThis as unknown as { meter: Meter }).meter.read())
    if (errors.length > 0) throw new Error(errors.join('\n'))
    if (reading.shown === 0) throw new Error(`${one.name} showed nothing`)
    return { ...reading, cpu: (spent / reading.seconds) * 100 }
  } finally {
    await context.close()
  }
}
