import '@ampdeck/ui/theme/tokens.css'
import '@ampdeck/ui/theme/base.css'
import { GunMatrix } from '@ampdeck/ui/gun-matrix'
import type { Gun } from '@ampdeck/ui/gun-tile'
import { GunWall } from '@ampdeck/ui/gun-wall'
import { createLiveStore, type LiveStore } from '@ampdeck/ui/live'
import { createRoot } from 'react-dom/client'
import { drawBigScreen } from './big-screen.tsx'
import { gunIds, guns, piles } from './guns.ts'
import { createMeter } from './meter.ts'
import { plainTiles } from './plain-tiles.ts'
import { startStream } from './stream.ts'

/*
 * One case of the bench, chosen by the address: `?case=matrix&tiles=5000&rate=500&flushes=5`. It runs until the page is
 * closed; `bench-tiles.ts` reads the meter.
 */

const parameters = new URLSearchParams(location.search)
const number = (name: string) => Number(parameters.get(name))
const tiles = number('tiles')
const all = guns(tiles)
const ids = gunIds(all)
const meter = createMeter()
const store = createLiveStore<string, Gun>({ flushesPerSecond: number('flushes') })
const root = document.getElementById('root') as HTMLElement

store.push(all.map((gun) => ({ id: gun.id, at: 0, change: gun })))
store.flush()
document.body.style.setProperty('--matrix-height', '100vh')
draw(parameters.get('case') ?? '', root, store)
startStream(all, number('rate'), (updates) => {
  meter.sent(updates)
  store.push(updates)
})
Object.assign(globalThis, { meter })

function draw(kind: string, into: HTMLElement, from: LiveStore<string, Gun>): void {
  if (kind === 'matrix') {
    createRoot(into).render(<GunMatrix label="Bench" store={from} piles={piles(all)} />)
    from.subscribeAll((changed) => meter.shownNextFrame(changed, (id) => isOnPage(id, from)))
  } else if (kind === 'wall') {
    into.style.height = '100vh'
    createRoot(into).render(
      <GunWall
        label="Bench"
        store={from}
        gunIds={ids}
        onPainted={(painted) => meter.shownNextFrame(painted, () => true)}
      />,
    )
  } else if (kind === 'screen') {
    drawBigScreen(into, all, from, (changed) => meter.shownNextFrame(changed, () => true))
  } else {
    const draw = plainTiles(into, all)
    from.subscribeAll((changed) => {
      for (const id of changed) draw(from.get(id)?.state)
      meter.shownNextFrame(changed, () => true)
    })
  }
}

/** Whether a mounted tile shows its gun's present power; what is not mounted cannot be wrong. */
function isOnPage(id: string, from: LiveStore<string, Gun>): boolean {
  const tile = document.querySelector(`[data-gun="${id}"]`)
  const gun = from.get(id)?.state
  if (!tile || !gun?.w) return true
  return tile.textContent?.includes(`${Math.round(gun.w / 1_000)} kW`) ?? false
}
