import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, openPage } from '../harness/browser.ts'

/* The pages of the built Storybook that are read: each opens whole, without a complaint of the browser. */

/** Pages that are open at once. */
const AT_ONCE = 4
/** The start page with all that it loads, without what of it the network would still compress. */
const MOST_START_BYTES = 1_500_000

const url = inject('storybookUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser({ looks: true })
})
afterAll(() => browser?.close())

it('opens each page without an error, with tables that are tables and props that say their types', async () => {
  const left = await docsPages()
  expect(left.length).toBeGreaterThan(100)
  const faults: string[] = []
  const walk = async () => {
    for (let id = left.pop(); id; id = left.pop()) faults.push(...(await faultsOf(id)))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  expect(faults).toEqual([])
})

it('loads a small start page', async () => {
  const { page, context } = await openPage(browser, url)
  let bytes = 0
  page.on('response', async (response) => {
    bytes += (await response.body().catch(() => Buffer.alloc(0))).length
  })
  await page.goto('/index.html?path=/docs/welcome--docs')
  await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await context.close()
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThan(MOST_START_BYTES)
})

async function docsPages(): Promise<string[]> {
  const answer = await fetch(`${url}/index.json`)
  const { entries } = (await answer.json()) as { entries: Record<string, { type: string }> }
  return Object.keys(entries).filter((id) => entries[id]?.type === 'docs')
}

async function faultsOf(id: string): Promise<string[]> {
  const { page, context, problems } = await openPage(browser, url)
  await page.goto(`/iframe.html?id=${id}&viewMode=docs`)
  await page.locator('.sbdocs h1').first().waitFor()
  await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn)))
  const text = (await page.locator('#storybook-docs').textContent()) ?? ''
  const types = await page.locator('.docblock-argstable-body td:nth-child(2)').allInnerTexts()
  await context.close()
  if (/\|\s*-{3}/.test(text)) problems.push('the source of a table')
  if (types.some((type) => /^(union|signature)$/m.test(type))) problems.push('a type without its values')
  return problems.map((problem) => `${id}: ${problem}`)
}
