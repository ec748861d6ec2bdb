import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { chromium, type Locator, type Page, type Route } from 'playwright'
import { chromiumArgs, chromiumPath } from '../chromium.ts'
import type { Finished } from '../run-process.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Opens a page of the built foreign app and looks at it as a person would. */
export async function openForeignApp(
  directory: string,
  document: string,
  look: (page: Page) => Promise<void>,
): Promise<Finished> {
  const server = createServer((request, response) => {
    const path = join(directory, request.url ?? '')
    if (!existsSync(path)) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' })
    createReadStream(path).pipe(response)
  }).listen(0, '127.0.0.1')
  const browser = await chromium.launch({ executablePath: chromiumPath() ?? '', args: [...chromiumArgs] })
  const complaints: string[] = []
  try {
    const page = await browser.newPage({ viewport: { width: 1320, height: 340 }, reducedMotion: 'reduce' })
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${document}`)
    await look(page)
  } catch (error) {
    complaints.push(String(error))
  } finally {
    await browser.close()
    server.close()
  }
  return { code: complaints.length === 0 ? 0 : 1, output: complaints.join('\n') }
}

/** Shell, table and widget. */
export async function lookAtSites(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('navigation', { name: 'Side menu' }).waitFor()
  await page.getByRole('row', { name: /Shenzhen Airport.*Open.*2,500/ }).waitFor()
  await page.getByRole('img', { name: /Guns.*21/ }).waitFor()
}

/** The page of the guide: log-in, rights, table, form with rules, live gun, chart, dark, Chinese. */
export async function lookAtFirstPage(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.route('**/api/**', answerAsServer)
  for (const [name, text] of [
    ['Seller number', '10001'],
    ['User name', 'admin'],
    ['Password', 'Ampdeck@2026'],
  ] as const)
    await page.getByLabel(name).fill(text)
  await page.getByRole('button', { name: 'Log in' }).click()

  // The name in the page's language, and in the last column what the live event said.
  const row = page.getByRole('row', { name: /Shenzhen Airport.*Open.*2,500.*1/ })
  await row.waitFor()
  const { height = 0 } = (await page.getByRole('grid', { name: 'Stations' }).boundingBox()) ?? {}
  if (height < 60) throw new Error(`the table is ${height} px high`)
  if (await page.getByRole('button', { name: 'Export' }).count()) throw new Error('Export needs a right')

  await page.getByRole('button', { name: /Edit/ }).click()
  await page.getByRole('textbox', { name: 'Service phone' }).fill('12')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('enter a correct mobile, landline or 400 number').waitFor()
  await page.getByRole('textbox', { name: 'Service phone' }).fill('13800000001')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.getByRole('link', { name: 'Now' }).click()
  const { width = 0 } = (await page.getByRole('img', { name: /Charging/ }).boundingBox()) ?? {}
  if (width > 200) throw new Error(`a gun tile is ${width} px wide`)
  await page.getByRole('tab', { name: 'Power' }).click()
  await page.getByRole('figure', { name: 'Power today' }).waitFor()
  await page.getByRole('button', { name: 'Dark' }).click()
  await expectStyle(page.getByRole('main'), { 'background-color': 'rgb(18, 21, 22)' })
  await page.getByRole('button', { name: '中文' }).click()
  await page.getByRole('heading', { name: '实时' }).waitFor()
}

const station = {
  id: 1,
  version: 1,
  name: '深圳机场',
  nameEn: 'Shenzhen Airport',
  status: 1,
  transformerW: 2_500_000,
}
const gun = { id: 7, pileId: 3, stationId: 1, letter: 0, status: 1, live: null, plate: null }
/** What the guide's page asks a server, and as much of the answers as it reads. */
const answers: Readonly<Record<string, unknown>> = {
  'user/login': { token: 'a token', sellerId: 1, expiresIn: 604_800_000 },
  'permission/user': [{ componentType: 'BUTTON', name: 'stationList:edit' }],
  'station/page': { records: [station], total: 1, current: 1, pageSize: 10 },
  'station/update': station,
  'monitor/gunTiles': { at: '2026-07-01 10:00:00', piles: [{ id: 3, code: '0003' }], guns: [gun] },
  'monitor/stationLoads': [{ id: 1, today: [1_000_000, 1_200_000], yesterday: [900_000] }],
}
const charging = { type: 'gun', gunId: 7, status: 3, live: { W: 60_000, soc: 40 }, time: 1_782_871_300_000 }

function answerAsServer(route: Route): Promise<void> {
  const path = new URL(route.request().url()).pathname
  if (path === '/api/events')
    return route.fulfill({
      contentType: 'text/event-stream',
      body: `event: gun\nid: 1\ndata: ${JSON.stringify(charging)}\n\n`,
    })
  const data = answers[path.split('/').slice(-2).join('/')]
  return route.fulfill({ json: { code: data === undefined ? 404 : 0, msg: '', data: data ?? null } })
}

/** The app's own accent, radii and font in a button, a field, a table and an overlay, in both modes. */
export async function lookAtOwnTheme(page: Page, picture?: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Name' }).locator('..')
  const button = page.getByRole('button', { name: 'Close a site' })
  const cell = page
    .getByRole('row', { name: /Ningbo/ })
    .getByRole('gridcell')
    .first()
  const font = 'Georgia, serif'

  await expectStyle(button, {
    'background-color': 'rgb(122, 31, 92)',
    'border-radius': '0px',
    'font-family': font,
  })
  await expectStyle(field, {
    'background-color': 'rgb(255, 253, 247)',
    'border-radius': '0px',
    'font-family': font,
  })
  await expectStyle(cell, { 'background-color': 'rgb(255, 253, 247)', 'font-family': font })
  await button.click()
  await page.mouse.move(0, 0)
  const dialog = page.getByRole('dialog')
  await expectStyle(dialog, { 'border-radius': '0px', 'font-family': font })
  await expectStyle(dialog.getByRole('button', { name: 'Close site' }), {
    'background-color': 'rgb(122, 31, 92)',
  })
  if (picture) await page.screenshot({ path: picture, animations: 'disabled' })

  await page.keyboard.press('Escape')
  await page.evaluate(() => document.documentElement.setAttribute('data-mode', 'dark'))
  await expectStyle(button, { 'background-color': 'rgb(168, 58, 131)' })
  await expectStyle(cell, { 'background-color': 'rgb(26, 21, 24)' })
}

/** Computed styles, as soon as they are so: what is loaded on demand comes in its own time. */
async function expectStyle(element: Locator, expected: Readonly<Record<string, string>>): Promise<void> {
  const read = () =>
    element.evaluate(
      (node, names) => names.map((name) => getComputedStyle(node).getPropertyValue(name)),
      Object.keys(expected),
    )
  const wanted = Object.values(expected).join('; ')
  const until = Date.now() + 5_000
  let found = (await read()).join('; ')
  while (found !== wanted && Date.now() < until) {
    await element.page().waitForTimeout(50)
    found = (await read()).join('; ')
  }
  if (found !== wanted) throw new Error(`${element}: ${wanted} is wanted, and it is ${found}`)
}
