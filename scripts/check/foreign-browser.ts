import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { chromium, type Locator, type Page } from 'playwright'
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
