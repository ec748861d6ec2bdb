import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright'
import { api } from '../tests/harness/api.ts'
import { menuOf } from '../tests/harness/built-pages.ts'
import { settled, watchRequests } from '../tests/harness/settled.ts'
import { chromiumArgs, ensureChromium } from './chromium.ts'
import { wallPictures } from './docs-pictures/wall-pictures.ts'
import { root } from './run-process.ts'

/*
 * Takes the pictures of the documentation from the running product (npm start) and its Storybook:
 *   node scripts/docs-pictures.ts [--server http://127.0.0.1:8080]
 * With --all, of every built page in both languages and modes and three widths, into a folder that is not kept.
 * --only names pictures by a part of their name, and pages by a part of their address. The wall is taken at the hour it
 * is: its demo is busiest from noon to two and in the late evening.
 */

type Language = 'en' | 'zh-CN'
type Mode = 'light' | 'dark'

interface Scene {
  name: string
  /** A path of the console, or a story. */
  at: { path: string } | { story: string }
  /** What is done before the picture is taken. */
  prepare?: (page: Page, language: Language) => Promise<void>
}

/** Solid scenes are drawn by the processor where there is no graphics card. */
const SOLIDS = '--enable-unsafe-swiftshader'
const PASSWORD = 'Ampdeck@2026'
const FOLDER = join(root, 'docs/pictures')
const ALL = join(root, '.pictures')
const MODES = ['light', 'dark'] as const satisfies readonly Mode[]
const USUAL = { width: 1440, height: 900 }
/** A page is opened once for screens of a desk, and once for a phone, on which it begins with another layout. */
const WINDOWS = [[USUAL, { width: 1920, height: 1080 }], [{ width: 390, height: 844 }]] as const
const LIST = '/business/stationManage/stationList'

const scenes: readonly Scene[] = [
  { name: 'shell', at: { path: '/home' } },
  { name: 'list', at: { path: LIST } },
  {
    name: 'form',
    at: { path: LIST },
    prepare: async (page, language) => {
      await page
        .getByRole('row')
        .nth(1)
        .getByRole('button', { name: language === 'en' ? 'Edit' : '编辑' })
        .click()
      await page.getByRole('dialog').getByRole('textbox').first().waitFor()
    },
  },
  {
    name: 'palette',
    at: { path: LIST },
    prepare: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill('4403')
      await page.getByRole('option').filter({ hasText: '4403' }).first().waitFor()
    },
  },
  { name: 'stations', at: { path: '/business/stationManage/stationMonitor' } },
  {
    name: 'station',
    at: { path: '/business/stationManage/stationMonitor' },
    prepare: async (page) => {
      await page
        .getByRole('main')
        .getByRole('link', { name: /Airport|深圳机场/ })
        .first()
        .click()
      await page.getByRole('tab').first().waitFor()
      await settled(page)
    },
  },
  {
    name: 'order',
    at: { path: '/business/billManage/chargeOrder?orderStatus=3' },
    prepare: async (page) => {
      // The number of an order opens it.
      await page.getByRole('row').nth(3).locator('a, button').first().click()
      await page.getByRole('dialog').getByRole('heading').first().waitFor()
      await settled(page)
    },
  },
  { name: 'alarms', at: { path: '/operation/operationManage/alarmMonitor' } },
  { name: 'dashboard', at: { story: 'recipes-dashboard--home' } },
  { name: 'monitor-board', at: { story: 'recipes-monitorboard--board' } },
]

const { values } = parseArgs({
  options: {
    server: { type: 'string', default: 'http://127.0.0.1:8080' },
    all: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
})
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: [...chromiumArgs, SOLIDS],
})
for (const language of ['en', 'zh-CN'] as const) {
  if (values.all) await everyPage(language)
  else for (const mode of MODES) await documentation(language, mode)
}
if (!values.all) await wall()
await browser.close()

async function wall(): Promise<void> {
  const pictures = (await wallPictures(api(values.server))).filter(({ name }) => name.includes(values.only))
  for (const language of ['en', 'zh-CN'] as const)
    for (const { name, path, isReady, viewport } of pictures) {
      const page = await signedInPage(language, 'dark', viewport)
      await page.goto(withLanguage(path, language))
      await isReady(page)
      await takePicture(page, join(FOLDER, `${name}.${language}.png`))
      await page.context().close()
    }
}

async function documentation(language: Language, mode: Mode): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const page = await signedInPage(language, mode, USUAL)
  for (const { name, at, prepare } of scenes.filter((scene) => scene.name.includes(values.only))) {
    await page.goto('path' in at ? withLanguage(at.path, language) : storyAddress(at.story, language, mode))
    await settled(page)
    await prepare?.(page, language)
    await takePicture(page, join(FOLDER, `${name}.${language}.${mode}.png`))
  }
  await page.context().close()
}

/** Pictures of every page that is built. What is seen of one is the window's height, as people see it. */
async function everyPage(language: Language): Promise<void> {
  const { built } = await menuOf(values.server)
  const chosen = built.filter(({ href }) => href.includes(values.only))
  for (const windows of WINDOWS) {
    const page = await signedInPage(language, 'light', windows[0])
    for (const { entry, href } of chosen) {
      await page.goto(withLanguage(href, language))
      for (const viewport of windows)
        for (const mode of MODES) {
          await page.setViewportSize(viewport)
          await page.emulateMedia({ colorScheme: mode })
          await settled(page)
          const folder = join(ALL, `${language}.${mode}.${viewport.width}`)
          mkdirSync(folder, { recursive: true })
          await takePicture(page, join(folder, `${entry.name}.png`))
        }
    }
    await page.context().close()
  }
}

async function takePicture(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(500)
  await page.screenshot({ path })
}

async function signedInPage(language: Language, mode: Mode, viewport: typeof USUAL): Promise<Page> {
  const context = await browser.newContext({
    baseURL: values.server,
    locale: language,
    viewport,
    colorScheme: mode,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  watchRequests(page)
  await logIn(page)
  return page
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/user/login?lang=en')
  await page.getByLabel('Seller number').fill('10001')
  await page.getByLabel('User name').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL((address) => address.pathname !== '/user/login')
}

function withLanguage(path: string, language: Language): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
}

function storyAddress(story: string, language: Language, mode: Mode): string {
  return `/storybook/iframe.html?id=${story}&viewMode=story&globals=language:${language};mode:${mode}`
}
