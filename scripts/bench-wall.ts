import { parseArgs } from 'node:util'
import { formatTimestamp } from '@ampdeck/api/time'
import { chromium } from 'playwright'
import { api } from '../tests/harness/api.ts'
import { startServer } from '../tests/harness/server.ts'
import { type Soak, soak } from './bench-wall/soak.ts'
import { build } from './build-targets.ts'
import { chromiumArgs, ensureChromium } from './chromium.ts'

/*
 * A wall over time: its memory after a forced collection, its frames scene by scene, what its solid scenes draw. Charges
 * of the simulated network come ten times sooner than in the street.
 *   pnpm bench:wall --minutes 60
 *   pnpm bench:wall --only solid --server http://127.0.0.1:8080    at a server that runs
 */

const WALLS: readonly Soak[] = [
  { name: 'plane', path: '/bigscreen/', keys: ['1', '2', '3', '4', '5'] },
  { name: 'solid', path: '/bigscreen/3d', keys: ['1', '2'] },
]
/** More than this is memory that is kept for nothing (per cent). */
const MAX_GROWTH = 5

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    speed: { type: 'string', default: '10' },
    turn: { type: 'string', default: '8' },
    scale: { type: 'string', default: '0.2' },
    only: { type: 'string', default: '' },
    server: { type: 'string' },
  },
})

const own = values.server === undefined ? await ownServer() : undefined
const url = values.server ?? own?.url ?? ''
try {
  await setSpeed(Number(values.speed))
  // Solid scenes are drawn by the processor where there is no graphics card.
  const args = [...chromiumArgs, '--enable-unsafe-swiftshader']
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args })
  try {
    for (const wall of WALLS.filter(({ name }) => name.includes(values.only))) {
      const options = { browser, url, minutes: Number(values.minutes), turnSeconds: Number(values.turn) }
      const growth = await soak(wall, options)
      console.log(`${wall.name}: the heap grew by ${growth.toFixed(2)} % in ${values.minutes} minutes`)
      if (growth >= MAX_GROWTH) process.exitCode = 1
    }
  } finally {
    await browser.close()
  }
} finally {
  await setSpeed(1).catch(() => undefined)
  await own?.stop()
}

async function ownServer() {
  for (const name of ['console', 'bigscreen'] as const) {
    const built = await build(name)
    if (!built.ok) throw new Error(`${built.summary}\n${built.output}`)
  }
  console.log('Starting the server with its demo network.')
  return startServer({
    scale: Number(values.scale),
    anchor: formatTimestamp(Date.now()),
    startWithin: 20 * 60_000,
    env: { AMPDECK_SIMULATOR: '1' },
  })
}

async function setSpeed(speed: number): Promise<void> {
  const { ask, login } = api(url)
  const token = await login({ account: 'admin' })
  await ask('operation-service/simulator/set', { speed, paused: false }, { token })
}
