// @module-tag long
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { violations } from '../harness/axe.ts'
import { fillLogin, login } from '../harness/browser.ts'
import { rowsOf } from '../harness/list.ts'
import { visits } from '../harness/visits.ts'

/* A browser whose storage is blocked or full: a sentence, or the console goes on in its tab. */

const LIST = '/business/stationManage/stationList'
const visit = visits()

/** As browsers do where cookies and site data are forbidden. */
const block = (page: Page) =>
  page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })

/** As browsers do where there is no room left for an address. */
const fill = (page: Page) =>
  page.addInitScript(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      if (this === localStorage) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
  })

describe('a browser whose storage is blocked', () => {
  it.each([
    ['en-GB', /This browser stores nothing for this address/, 'Log in'],
    ['zh-CN', /浏览器无法为本站保存数据/, '登录'],
  ])('says so before and after a log-in (%s)', async (locale, sentence, button) => {
    const { page, problems } = await visit({ locale, fresh: true })
    await block(page)
    await page.goto('/user/login')
    await page.getByRole('alert').getByText(sentence).waitFor()
    expect(await violations(page)).toEqual([])
    if (locale === 'zh-CN') return

    await fillLogin(page, { account: 'admin' })
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('alert').getByText(sentence).nth(1).waitFor()
    expect(new URL(page.url()).pathname).toBe('/user/login')
    expect(problems).toEqual([])
  })
})

it('works in its tab where the storage of the browser is full, also after a reload', async () => {
  const { page, problems } = await visit({ fresh: true })
  await fill(page)
  await login(page, { account: 'admin' })
  await page.goto(LIST)
  await rowsOf(page).first().waitFor()
  await page.reload()
  await rowsOf(page).first().waitFor()
  await page.getByRole('button', { name: 'Add' }).first().click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('A name')
  await page.getByRole('dialog').getByRole('textbox').first().blur()
  expect(problems).toEqual([])
})
