// @module-tag long
import { accents } from '@ampdeck/ui/settings'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { violations } from '../harness/axe.ts'
import type { Visit } from '../harness/browser.ts'
import { rowsOf } from '../harness/list.ts'
import { serverUrl } from '../harness/server-url.ts'
import { type VisitOptions, visits } from '../harness/visits.ts'

/* The settings drawer (requirements.md §2 "Settings drawer"): what it offers, and that each choice is seen and kept. */

const LIST = '/business/stationManage/stationList?pageSize=50'
const _url = serverUrl()
const visit = visits({ as: 'admin' })

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Personalised settings' })
const choose = (page: Page, group: string, name: string) =>
  drawerOf(page).getByRole('radiogroup', { name: group }).getByText(name, { exact: true }).click()
const toggle = (page: Page, name: string) => drawerOf(page).getByRole('switch', { name })
const look = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }))
/* The drawer is a dialog: what is seen behind it has no roles for the time being. */
const tabs = (page: Page) => page.locator('[role=tablist][aria-label="Open pages"] > [role=tab]')
/** The rail of the side menu, or the header that takes its place, in the colours of the menu. */
const menuSurface = (page: Page) => page.locator('[data-surface]').first().getAttribute('data-surface')

/** The station list with the drawer beside it. */
async function openSettings(options: VisitOptions = {}): Promise<Visit> {
  const opened = await visit(options)
  await opened.page.goto(LIST)
  await rowsOf(opened.page).first().waitFor()
  await open(opened.page)
  return opened
}

async function open(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'admin' }).click()
  await page.getByRole('menuitem', { name: 'Personalised settings' }).click()
  await drawerOf(page).waitFor()
}

describe('the settings drawer', () => {
  it('begins with the defaults: 52C41A, dark side menu, fixed width, tabs, all else off (spec 9.22, 9.23)', async () => {
    const opened = await openSettings()
    const { page } = opened
    const chosen = await drawerOf(page)
      .getByRole('radio', { checked: true })
      .evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value))
    expect(chosen).toEqual(['polar-green', 'system', 'dark', 'side', 'fixed', 'default'])
    expect(await drawerOf(page).getByText(accents['polar-green'], { exact: true }).isVisible()).toBe(true)
    const on = await drawerOf(page)
      .getByRole('switch', { checked: true })
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent))
    expect(on).toEqual(['Multi-tab mode'])
    expect(await menuSurface(page)).toBe('rail')
    expect(await page.locator('[data-collapsed]').count()).toBe(0)
    expect(opened.problems).toEqual([])
  })

  it('has the eight theme colours, by name and value, and wears the one chosen (spec 2.108)', async () => {
    const opened = await openSettings()
    const { page } = opened
    const seen = new Set<string>()
    for (const [name, value] of [
      ['Dusk red', 'F5222D'],
      ['Volcano', 'FA541C'],
      ['Sunset', 'FAAD14'],
      ['Cyan', '13C2C2'],
      ['Polar green', '52C41A'],
      ['Daybreak blue', '1890FF'],
      ['Geek blue', '2F54EB'],
      ['Golden purple', '722ED1'],
    ] as const) {
      await choose(page, 'Theme colour', name)
      await drawerOf(page).getByText(value, { exact: true }).waitFor()
      const colour = () =>
        page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue('--colors-accent-mark'),
        )
      await expect
        .poll(async () => !seen.has(await colour()), { message: `${name} looks like another` })
        .toBe(true)
      seen.add(await colour())
    }
    expect(
      await drawerOf(page).getByRole('radiogroup', { name: 'Theme colour' }).getByRole('radio').count(),
    ).toBe(8)
    expect(await violations(page)).toEqual([])
    expect(opened.problems).toEqual([])
  })

  it('makes the menu light or dark, beside the page and above it (spec 2.88, 2.107)', async () => {
    const opened = await openSettings()
    const { page } = opened
    await choose(page, 'Menu theme', 'Light')
    await expect.poll(() => menuSurface(page)).toBe('rail-light')
    await choose(page, 'Layout', 'Top menu')
    await expect.poll(() => page.locator('header').first().getAttribute('data-surface')).toBe('rail-light')
    await choose(page, 'Menu theme', 'Dark')
    await expect.poll(() => page.locator('header').first().getAttribute('data-surface')).toBe('rail')
    expect(opened.problems).toEqual([])
  })

  it('offers Fluid with the top menu alone, and then the page takes the whole width (spec 2.109)', async () => {
    const opened = await openSettings({ viewport: { width: 2400, height: 700 } })
    const { page } = opened
    const fluid = drawerOf(page).getByRole('radio', { name: 'Fluid' })
    /** Of the outermost box in which the page is drawn. */
    const width = () =>
      page
        .locator('main')
        .evaluate((main) =>
          [...main.querySelectorAll('*')].map((part) => part.getBoundingClientRect().width).find(Boolean),
        )
    expect(await fluid.isDisabled()).toBe(true)
    await choose(page, 'Layout', 'Top menu')
    expect(await fluid.isEnabled()).toBe(true)
    await expect.poll(width).toBe(1680)
    await choose(page, 'Content width', 'Fluid')
    await expect.poll(width).toBe(2400)
    await choose(page, 'Layout', 'Side menu')
    expect(await fluid.isDisabled()).toBe(true)
    expect(await drawerOf(page).getByRole('radio', { name: 'Fixed' }).isChecked()).toBe(true)
    expect(opened.problems).toEqual([])
  })

  it('keeps header and side menu in place, hides the header beyond 300 px only where it is fixed (spec 2.110, 2.111, 2.112, 4.24, 9.21)', async () => {
    const opened = await visit()
    const { page } = opened
    await page.goto(LIST)
    await rowsOf(page).getByRole('link').first().click()
    await page.getByRole('main').getByRole('region').first().waitFor()
    await page.setViewportSize({ width: 1440, height: 300 })
    await open(page)
    const topOf = (part: string) =>
      page
        .locator(part)
        .first()
        .evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const scrollTo = (y: number) =>
      page.locator('[data-scroller]').evaluate((scroller, to) => scroller.scrollTo(0, to), y)

    expect(await toggle(page, 'Hide header on scroll down').isDisabled()).toBe(true)
    await scrollTo(60)
    await expect.poll(() => topOf('header')).toBeLessThan(0)
    await scrollTo(0)

    await toggle(page, 'Fixed header').click()
    await toggle(page, 'Fixed side menu').click()
    await toggle(page, 'Hide header on scroll down').click()
    await scrollTo(300)
    await page.waitForTimeout(200)
    expect(await topOf('header')).toBe(0)
    await scrollTo(420)
    await expect.poll(() => topOf('header')).toBe(-48)
    expect(await topOf('nav[aria-label="Side menu"]')).toBeGreaterThanOrEqual(0)
    await scrollTo(0)
    await expect.poll(() => topOf('header')).toBe(0)

    await choose(page, 'Layout', 'Top menu')
    expect(await toggle(page, 'Fixed side menu').isDisabled()).toBe(true)
    expect(await toggle(page, 'Fixed side menu').isChecked()).toBe(false)
    await toggle(page, 'Fixed header').click()
    expect(await toggle(page, 'Hide header on scroll down').isChecked()).toBe(false)
    expect(opened.problems).toEqual([])
  })

  it('has a colour-weak mode and a multi-tab mode, which a reload keeps (spec 2.113, 2.114)', async () => {
    const opened = await openSettings()
    const { page } = opened
    expect(await look(page)).not.toHaveProperty('colourWeak')
    await toggle(page, 'Colour-weak mode').click()
    await expect.poll(() => look(page)).toHaveProperty('colourWeak', '')
    expect(await tabs(page).count()).toBe(1)
    await toggle(page, 'Multi-tab mode').click()
    await expect.poll(() => tabs(page).count()).toBe(0)

    await page.reload()
    await rowsOf(page).first().waitFor()
    expect(await look(page)).toHaveProperty('colourWeak', '')
    expect(await tabs(page).count()).toBe(0)
    await open(page)
    await drawerOf(page).getByRole('button', { name: 'Defaults' }).click()
    await expect.poll(() => tabs(page).count()).toBe(1)
    expect(await look(page)).not.toHaveProperty('colourWeak')
    expect(opened.problems).toEqual([])
  })

  it('copies the settings: "copy done", or "copy failed" where the browser forbids it (spec 2.115, 8.19)', async () => {
    const opened = await openSettings()
    const { page, context } = opened
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await choose(page, 'Theme colour', 'Cyan')
    const copy = drawerOf(page).getByRole('button', { name: 'Copy settings' })
    await copy.click()
    await page.getByText('copy done', { exact: true }).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(JSON.parse(copied)).toMatchObject({ accent: 'cyan', layout: 'side', multiTab: true })

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    })
    await copy.click()
    await page.getByRole('alert').getByText('copy failed', { exact: true }).waitFor()
    expect(opened.problems).toEqual([])
  })

  it('speaks Chinese (spec 2.107, 2.115)', async () => {
    const opened = await visit({ locale: 'zh-CN' })
    const { page, context } = opened
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`${LIST}&lang=zh-CN`)
    await rowsOf(page).first().waitFor()
    await page.getByRole('banner').getByRole('button', { name: 'admin' }).click()
    await page.getByRole('menuitem', { name: '个性化设置' }).click()
    const drawer = page.getByRole('dialog', { name: '个性化设置' })
    await drawer.getByRole('radiogroup', { name: '菜单主题' }).getByText('浅色', { exact: true }).click()
    await expect.poll(() => menuSurface(page)).toBe('rail-light')
    await drawer.getByRole('button', { name: '拷贝设置' }).click()
    await page.getByText('拷贝完成', { exact: true }).waitFor()
    expect(opened.problems).toEqual([])
  })
})
