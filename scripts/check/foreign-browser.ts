import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumArgs, chromiumPath } from '../chromium.ts'
import type { Finished } from '../run-process.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Opens the built foreign app and looks for shell, table and widget, as a person would. */
export async function openForeignApp(directory: string): Promise<Finished> {
  const server = createServer((request, response) => {
    const path = join(directory, request.url === '/' ? 'index.html' : (request.url ?? ''))
    if (!existsSync(path)) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' })
    createReadStream(path).pipe(response)
  }).listen(0, '127.0.0.1')
  const browser = await chromium.launch({ executablePath: chromiumPath() ?? '', args: [...chromiumArgs] })
  const complaints: string[] = []
  try {
    const page = await browser.newPage()
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await page.getByRole('navigation', { name: 'Side menu' }).waitFor()
    await page.getByRole('row', { name: /Shenzhen Airport.*Open.*2,500/ }).waitFor()
    await page.getByRole('img', { name: /Guns.*21/ }).waitFor()
  } catch (error) {
    complaints.push(String(error))
  } finally {
    await browser.close()
    server.close()
  }
  return { code: complaints.length === 0 ? 0 : 1, output: complaints.join('\n') }
}
