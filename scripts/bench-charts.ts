import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { type Browser, chromium } from 'playwright'
import { build, type InlineConfig, preview } from 'vite'
import { medianOf, table } from './bench-orders/figures.ts'
import { chromiumArgs, ensureChromium } from './chromium.ts'

/*
 * Ten live charts of 1,000 points at 10 Hz beside the same charts of uPlot alone, in one run and taking turns: the
 * processor time of the main thread (goal 16 of performance.md: at most 1.2 times). Then the bytes that each kind of
 * chart brings over React. The machine decides the seconds; only the ratio counts.
 */

const MAX = 1.2
const MAX_LIVE_KB = 30
const WARM_UP_MS = 2_000

/** What every page of the console has before a chart comes. */
const SHELL = [/\/button\//, /\/language\//, /\/live\//, /^@ampdeck\/api\/texts/, /^clsx$/, /^lucide-react/]
const REACT = [/^react($|\/)/, /^react-dom($|\/)/]

const { values } = parseArgs({
  options: { repeat: { type: 'string', default: '5' }, seconds: { type: 'string', default: '6' } },
})
const repeat = Number(values.repeat)
const milliseconds = Number(values.seconds) * 1_000
const folder = mkdtempSync(join(tmpdir(), 'bench-charts-'))
const page: InlineConfig = {
  configFile: false,
  root: join(import.meta.dirname, 'bench-charts'),
  logLevel: 'warn',
  plugins: [react()],
  build: { outDir: join(folder, 'page'), emptyOutDir: true },
}

try {
  const missed = [...(await times()), ...(await bytes())]
  console.log(missed.length === 0 ? '\nEvery goal is met.' : `\nNot met: ${missed.join('; ')}`)
  process.exitCode = missed.length === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function times(): Promise<string[]> {
  await build(page)
  const server = await preview({ ...page, preview: { port: 0, host: '127.0.0.1' } })
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumArgs] })
  const shares = { ours: [] as number[], plain: [] as number[] }
  try {
    const address = server.resolvedUrls?.local[0] ?? ''
    for (let round = 0; round < repeat; round++) {
      for (const name of ['ours', 'plain'] as const) shares[name].push(await measure(browser, address, name))
    }
  } finally {
    await browser.close()
    await server.close()
  }
  const ratio = medianOf(shares.ours) / medianOf(shares.plain)
  const line = (name: keyof typeof shares) => [name, medianOf(shares[name]).toFixed(2)]
  console.log(
    table(['10 charts × 1,000 points at 10 Hz', 'main thread, CPU %'], [line('ours'), line('plain')]),
  )
  console.log(`ratio ${ratio.toFixed(2)} (goal ≤ ${MAX})`)
  return ratio <= MAX ? [] : [`${ratio.toFixed(2)} times plain uPlot`]
}

/** Per cent of the time for which one page kept the main thread busy. */
async function measure(browser: Browser, address: string, name: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1_440, height: 1_200 } })
  try {
    const tab = await context.newPage()
    const errors: string[] = []
    tab.on('pageerror', (error) => errors.push(String(error)))
    await tab.goto(`${address}?case=${name}`)
    await tab.waitForTimeout(WARM_UP_MS)
    const protocol = await context.newCDPSession(tab)
    // Processor time rather than time that has passed: other work on the machine must not count.
    await protocol.send('Performance.enable', { timeDomain: 'threadTicks' })
    const cpuSeconds = async () => {
      const { metrics } = await protocol.send('Performance.getMetrics')
      return metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN
    }
    const before = await cpuSeconds()
    await tab.waitForTimeout(milliseconds)
    const spent = (await cpuSeconds()) - before
    if (errors.length > 0) throw new Error(errors.join('\n'))
    if ((await tab.locator('canvas').count()) !== 10) throw new Error(`${name} did not draw ten charts`)
    return (spent / milliseconds) * 100_000
  } finally {
    await context.close()
  }
}

/** What an entry brings: all but React, and what the shell does not have already. */
async function bytes(): Promise<string[]> {
  const kinds = ['charts', 'load-curve', 'power-soc-curve', 'live-chart', 'series-chart'] as const
  const lines: string[][] = []
  let live = Number.NaN
  for (const kind of kinds) {
    const [all, own] = [await sizeOf(kind, REACT), await sizeOf(kind, [...REACT, ...SHELL])]
    if (kind === 'live-chart') live = own
    lines.push([kind, all.toFixed(1), own.toFixed(1)])
  }
  console.log(`\n${table(['entry', 'all but React, KB gz', 'beyond the shell'], lines)}`)
  return live <= MAX_LIVE_KB ? [] : [`${live.toFixed(1)} KB for a live chart, goal ${MAX_LIVE_KB}`]
}

/** The room of an entry inside the ui package. */
function roomOf(kind: string): string {
  return kind.endsWith('-curve') ? 'charging' : 'charts'
}

/** Script and styles of an entry of the ui package without what is external, gzip KB. */
async function sizeOf(kind: string, external: RegExp[]): Promise<number> {
  const outDir = join(folder, kind)
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      minify: true,
      lib: {
        entry: join(import.meta.dirname, '..', 'packages', 'ui', 'src', roomOf(kind), kind, 'index.ts'),
        formats: ['es'],
      },
      rolldownOptions: { external },
    },
  })
  const files = readdirSync(outDir).filter((file) => file.endsWith('.js') || file.endsWith('.css'))
  const total = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(outDir, file))).length, 0)
  return total / 1_024
}
