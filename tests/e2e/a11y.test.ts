// @module-tag long
import { describe, expect, it } from 'vitest'
import { violations } from '../harness/axe.ts'
import { appearances } from '../harness/judging.ts'
import { act, rowsOf } from '../harness/list.ts'
import { serverUrl } from '../harness/server-url.ts'
import { visits } from '../harness/visits.ts'

/* What opens above a page; the pages themselves are walked by pages.test.ts. */

const LIST = '/business/stationManage/stationList'
const _url = serverUrl()
const visit = visits({ as: 'admin' })

describe.each(appearances)('in $language, $mode, axe finds nothing', ({ language, mode }) => {
  const inWords = (en: string, zh: string) => (language === 'en' ? en : zh)

  it('on the login page', async () => {
    const { page, problems } = await visit({ as: null, locale: language, colorScheme: mode })
    await page.goto('/user/login')
    await page.getByRole('button', { name: inWords('Log in', '登录'), exact: true }).waitFor()
    expect(await violations(page)).toEqual([])
    expect(problems).toEqual([])
  })

  it('on the overlays of a list: filter, columns, menu, question, form', async () => {
    const { page, problems } = await visit({ colorScheme: mode })
    await page.goto(`${LIST}?lang=${language}`)
    await rowsOf(page).first().waitFor()
    expect(await page.locator('html').getAttribute('data-mode')).toBe(mode)

    await page
      .getByRole('search')
      .getByRole('button', { name: inWords('Status', '状态') })
      .click()
    await page.getByRole('checkbox', { name: inWords('Building', '建设中') }).waitFor()
    expect.soft(await violations(page), 'filter').toEqual([])
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: inWords('Columns', '列'), exact: true }).click()
    await page.getByRole('dialog').waitFor()
    expect.soft(await violations(page), 'columns').toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await page
      .getByRole('banner')
      .getByRole('button', { name: inWords('Language', '语言') })
      .click()
    await page.getByRole('menu').waitFor()
    expect.soft(await violations(page), 'menu').toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'hidden' })

    const row = rowsOf(page).first()
    await act(page, row, inWords('Disable', '停用'))
    await page.getByRole('dialog').waitFor()
    // While it opens, the page behind it is put away and the focus is still on its way.
    await page.locator('[role=dialog] :focus').waitFor()
    expect.soft(await violations(page), 'question').toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await act(page, row, inWords('Edit', '编辑'))
    await page.getByRole('dialog').getByRole('textbox').first().waitFor()
    expect.soft(await violations(page), 'form').toEqual([])
    expect(problems).toEqual([])
  })
})
