import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, openPage } from '../harness/browser.ts'
import { compare } from './compare.ts'
import { nameOf, type Picture, pictures } from './pictures.ts'
import { type Compared, reportOf } from './report.ts'

/*
 * The look of key stories against committed pictures, for those who have no Chromatic. Text is set in the product's
 * own web font, so machines agree but for the softening of edges. `pnpm test:visual --update` takes new pictures.
 */

const BASELINE = join(import.meta.dirname, 'baseline')
/** The last run, to be looked at: `index.html` shows each picture before, after and what differs. */
const RESULTS = join(import.meta.dirname, '../../test-results/visual')
const RECORD = join(BASELINE, 'browser.json')

/** On a busy machine a chart or a font comes after everything else: so often a picture is taken again. */
const TRIES = 15
const BETWEEN_MS = 1_000

/** The share of pixels that may differ, and that may where another Chromium took the baseline. */
const SAME_BROWSER = 0.02
const OTHER_BROWSER = 0.05

const url = inject('storybookUrl')
const takeBaseline = inject('takeBaseline')
let browser: Browser
let tolerance = SAME_BROWSER
const compared: Compared[] = []

beforeAll(async () => {
  browser = await openBrowser({ looks: true })
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  const major = Number.parseInt(browser.version(), 10)
  if (takeBaseline) return startBaseline(major)

  const recorded: number = JSON.parse(readFileSync(RECORD, 'utf8')).chromium
  if (recorded === major) return
  tolerance = OTHER_BROWSER
  console.log(
    `The pictures are of Chromium ${recorded}, this is ${major}: ${OTHER_BROWSER * 100} % may differ`,
  )
})
afterAll(async () => {
  if (!takeBaseline) writeFileSync(join(RESULTS, 'index.html'), reportOf(compared, tolerance))
  await browser?.close()
})

it.each(pictures.map((picture) => [nameOf(picture), picture] as const))('%s', async (name, picture) => {
  const path = join(BASELINE, `${name}.png`)
  if (takeBaseline) return writeFileSync(path, await take(picture))

  expect(existsSync(path), 'no picture yet: pnpm test:visual --update').toBe(true)
  const before = readFileSync(path)
  const actual = await take(picture, (taken) => compare(before, taken).share <= tolerance)
  const { share, picture: difference } = compare(before, actual)
  const parts = { before, after: actual, difference }
  for (const [part, picture] of Object.entries(parts)) {
    writeFileSync(join(RESULTS, `${name}.${part}.png`), picture)
  }
  compared.push({ name, share })
  expect(share, `see ${RESULTS}`).toBeLessThanOrEqual(tolerance)
})

it('keeps no picture that nothing is compared with', () => {
  const files = readdirSync(BASELINE).filter((file) => file.endsWith('.png'))
  expect(files.sort()).toEqual(pictures.map((picture) => `${nameOf(picture)}.png`).sort())
})

async function take(
  { story, language = 'en', mode = 'light', width = 640, height = 480 }: Picture,
  isComplete: (taken: Buffer) => boolean = () => true,
): Promise<Buffer> {
  const { page, context } = await openPage(browser, url, { viewport: { width, height } })
  await page.goto(`/iframe.html?id=${story}&viewMode=story&globals=language:${language};mode:${mode}`)
  await page.locator('body.sb-show-main').waitFor()
  await page.waitForLoadState('networkidle')
  const shoot = async () => {
    await page.evaluate(() => document.fonts.ready)
    return await page.screenshot({ animations: 'disabled', caret: 'hide' })
  }
  let taken = await shoot()
  for (let tries = 1; tries < TRIES && !isComplete(taken); tries++) {
    await wait(BETWEEN_MS)
    taken = await shoot()
  }
  await context.close()
  return taken
}

function startBaseline(major: number): void {
  rmSync(BASELINE, { recursive: true, force: true })
  mkdirSync(BASELINE, { recursive: true })
  writeFileSync(RECORD, `{ "chromium": ${major} }\n`)
}
