import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { openBrowser, openPage } from '../../tests/harness/browser.ts'
import { keepOnly, newSession } from '../../tests/harness/kept.ts'

const codes: Readonly<Record<string, number>> = gunStatus.code

export interface WatchedBoard {
  /** The guns whose tiles are drawn. */
  guns: ReadonlySet<number>
  close(): Promise<void>
}

/** Opens the live guns of a station in a browser, and tells each change of a tile that somebody would see. */
export async function watchBoard(
  url: string,
  stationId: number,
  shows: (seen: { gunId: number; status: number }) => void,
): Promise<WatchedBoard> {
  const browser = await openBrowser()
  // As high as the station has rows: tiles out of sight are not drawn.
  const { page } = await openPage(browser, url, { viewport: { width: 1440, height: 4_000 } })
  await keepOnly(page, url, await newSession(url, { account: 'admin' }))
  await page.exposeFunction('tileShows', (gun: string, key: string) =>
    shows({ gunId: Number(gun), status: codes[key] ?? -1 }),
  )
  await page.goto(`/business/stationManage/StationMonitorDetail?id=${stationId}`)
  await page.locator('[data-gun]').first().waitFor()
  const guns = await page.evaluate(() => {
    const { tileShows } = window as unknown as { tileShows(gun: string, key: string): void }
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const { gun, status } = (target as HTMLElement).dataset
        if (gun && status) tileShows(gun, status)
      }
    }).observe(document.body, { subtree: true, attributeFilter: ['data-status'] })
    return [...document.querySelectorAll<HTMLElement>('[data-gun]')].map(({ dataset }) => Number(dataset.gun))
  })
  return { guns: new Set(guns), close: () => browser.close() }
}
