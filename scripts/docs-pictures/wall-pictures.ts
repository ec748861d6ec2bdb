import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { StationView } from '@ampdeck/api/statistics/big-screen/station'
import type { Page } from 'playwright'
import type { Api } from '../../tests/harness/api.ts'

export interface WallPicture {
  name: string
  path: string
  viewport: { width: number; height: number }
  isReady: (page: Page) => Promise<void>
}

const FULL_HD = { width: 1_920, height: 1_080 }
const TWO_SCREENS = { width: 3_840, height: 1_080 }
/** The first picture of a solid scene takes long without a graphics card. */
const DRAWN_MS = 60_000

/** The seven scenes, those of one station at one that is busy and has a roof of PV, and the first on two screens. */
export async function wallPictures(server: Api): Promise<WallPicture[]> {
  const station = await liveliestStation(server)
  const scene = (name: string, path: string, viewport = FULL_HD): WallPicture => ({
    name: `wall-${name}`,
    path: `/bigscreen/${path}&rotate=0`,
    viewport,
    isReady: path.startsWith('3d') ? isDrawn : isThere,
  })
  return [
    scene('network', '?scene=network'),
    scene('network-3840', '?scene=network', TWO_SCREENS),
    scene('station', `?scene=station&station=${station}`),
    scene('alarm', '?scene=alarm'),
    scene('energy', '?scene=energy'),
    scene('revenue', '?scene=revenue'),
    scene('3d-city', '3d?scene=city'),
    scene('3d-station', `3d?scene=station&station=${station}`),
  ]
}

async function liveliestStation({ ask, login }: Api): Promise<number> {
  const token = await login({ account: 'admin' })
  const view = (stationId?: number) =>
    ask<StationView>('statistics-service/operationView/bigScreenStation', { stationId }, { token })
  const { busiest } = await view()
  const all = await Promise.all(busiest.map(view))
  const charging = ({ guns }: StationView) =>
    guns.filter(({ status }) => status === gunStatus.code.charging).length
  const [first] = all.toSorted(
    (a, b) => Number(b.pv !== null) - Number(a.pv !== null) || charging(b) - charging(a),
  )
  return first?.stationId ?? 0
}

async function isThere(page: Page): Promise<void> {
  await page.locator('main[data-freshness=fresh]').waitFor()
  // Figures that roll and slices of the font that come late.
  await page.waitForTimeout(3_000)
}

async function isDrawn(page: Page): Promise<void> {
  await isThere(page)
  await page.locator('canvas[data-calls]').waitFor({ timeout: DRAWN_MS })
  await page.waitForFunction(
    () => document.querySelector<HTMLElement>('[data-callout][style*="visible"]') !== null,
    undefined,
    { timeout: DRAWN_MS },
  )
}
