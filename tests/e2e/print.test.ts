// @module-tag long
import { inflateSync } from 'node:zlib'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../harness/list.ts'
import { visits } from '../harness/visits.ts'

/* What a browser prints of the console: the page whole, and nothing of what stands around it. */

const visit = visits({ as: 'admin' })

const PILES = '/business/pileManage/pileList?pageSize=100'
const STATIONS = '/business/stationManage/stationList?pageSize=50'

/** How many sheets the page takes as a PDF. */
async function sheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const streams = [...pdf.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, data = '']) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  return [pdf, ...streams].join('\n').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

/** The part of the page that lies on paper, as the browser lays it out there. */
async function onPaper(page: Page) {
  await page.setViewportSize({ width: 1_047, height: 718 })
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const isSeen = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0
    const inSight = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return isSeen(element) && left >= 0 && right <= clientWidth + 1
    }
    /** What is scrolled on the screen is cut off on paper. */
    const isCut = (element: Element) => {
      const { overflowY } = getComputedStyle(element)
      return overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1
    }
    const boxes = [...document.querySelectorAll('main *')].filter((element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowY),
    )
    const table = document.querySelector('main [role="grid"]')
    const around: Element[] = []
    for (let at = table ?? document.querySelector('main h1'); at; at = at.parentElement) around.push(at)
    const heads = [...(table?.querySelectorAll('thead th') ?? [])].filter((head) => isSeen(head))
    return {
      rows: [...(table?.querySelectorAll('tbody tr') ?? [])].filter((row) => isSeen(row)).length,
      heads: heads.length,
      headsInSight: heads.filter(inSight).length,
      overflow: scrollWidth - clientWidth,
      cut: [...around, ...boxes].filter(isCut).map((element) => element.className),
      shell: [...document.querySelectorAll('header, footer, nav, [role="tablist"]')]
        .filter((element) => !element.closest('main'))
        .filter(isSeen).length,
      mode: document.documentElement.dataset.mode,
    }
  })
}

describe('a list', () => {
  it.each([
    ['piles', PILES],
    ['stations', STATIONS],
  ])(
    'of %s has all its rows and columns on paper, without the shell, in light colours',
    async (_name, address) => {
      const { page } = await visit({ fresh: true, colorScheme: 'dark' })
      await page.goto(address)
      await rowsOf(page).first().waitFor()
      const rows = await rowsOf(page).count()
      const found = await onPaper(page)
      expect(found).toMatchObject({ rows, overflow: 0, cut: [], shell: 0, mode: 'light' })
      expect(found.heads).toBeGreaterThan(5)
      expect(found.headsInSight).toBe(found.heads)
      expect(await sheets(page)).toBeGreaterThan(rows > 30 ? 1 : 0)
    },
  )
})

it.each([
  ['the cockpit', '/cockpit/overviewMonitor/overview', 2],
  ['what scrolls beside the guns', '/cockpit/overviewMonitor/equipmentMonitor', 2],
  ['the running charges', '/cockpit/overviewMonitor/orderMonitor', 1],
])('%s is whole on paper', async (_name, address, sections) => {
  const { page } = await visit({ fresh: true, colorScheme: 'dark' })
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page
    .locator('main section')
    .nth(sections - 1)
    .waitFor()
  const found = await onPaper(page)
  expect(found).toMatchObject({ overflow: 0, cut: [], shell: 0, mode: 'light' })
  expect(await sheets(page)).toBeGreaterThan(0)
})
