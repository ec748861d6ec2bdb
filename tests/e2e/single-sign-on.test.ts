// @module-tag long
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import {
  CLIENT,
  type OpenIdProvider,
  startOpenIdProvider,
} from '../../apps/server/src/testing/open-id-provider.ts'
import { violations } from '../harness/axe.ts'
import { forgetSession } from '../harness/browser.ts'
import { englishOn } from '../harness/english.ts'
import { enter, rowsOf } from '../harness/list.ts'
import { startServer, type TestServer } from '../harness/server.ts'
import { visits } from '../harness/visits.ts'

/* Log-in at a seller's own OpenID provider, in a real browser, against a real provider that runs beside the server. */

const LIST = '/business/stationManage/stationList'
let server: TestServer
let provider: OpenIdProvider
beforeAll(async () => {
  server = await startServer({ network: inject('network') })
  provider = await startOpenIdProvider([`${server.url}/authLogin`], [`${server.url}/user/login`])
})
afterAll(async () => {
  await server.stop()
  await provider.close()
})
const visit = visits({}, () => server.url)

const at = (path: string) => (address: URL) => address.pathname === path
const add = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add', exact: true })
/** What a visit may not do, but for the way to the provider. */
const wrong = (problems: readonly string[]) => problems.filter((one) => !one.includes(provider.issuer))

async function goToProvider(page: Page): Promise<void> {
  await page.goto(`${LIST}?pageSize=50`)
  await page.waitForURL(at('/user/login'))
  await page.getByLabel('Seller number').fill('10001')
  await page.getByLabel('User name').click()
  await page.getByRole('button', { name: 'Continue with Skyline ID' }).click()
}

it('is set up in the console, and leads through the provider to the page that was asked for, with the roles of the groups', async () => {
  const administrator = await visit({ as: 'admin' })
  const { page } = administrator
  await page.goto('/system/systemSet/sellerConfig?lang=en')
  await page.getByRole('button', { name: 'Single sign-on' }).click()
  const form = page.getByRole('dialog', { name: 'Single sign-on' })
  await enter(form, 'Name on the button', 'Skyline ID')
  await enter(form, 'Issuer', provider.issuer)
  await enter(form, 'Client ID', CLIENT.id)
  await enter(form, 'Client secret', CLIENT.secret)
  for (const [index, [group, role]] of [
    ['viewers', 'Viewer'],
    ['operators', 'Operations'],
  ].entries()) {
    await form.getByRole('button', { name: 'Add group' }).click()
    await form.getByLabel('Group', { exact: true }).nth(index).fill(String(group))
    await form
      .getByLabel('Role', { exact: true })
      .nth(index)
      .selectOption({ label: String(role) })
  }
  await form.getByLabel('Create accounts at the first login').check()
  await form.getByLabel('Log out at the provider as well').check()
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'detached' })
  expect(administrator.problems).toEqual([])

  const person = { sub: 'p-1', name: '林一', preferred_username: 'lin.yi' }
  const somebody = await visit({ fresh: true })
  provider.person = { ...person, groups: ['viewers'] }
  await goToProvider(somebody.page)
  await somebody.page.waitForURL(at(LIST))
  expect(new URL(somebody.page.url()).searchParams.get('pageSize')).toBe('50')
  await rowsOf(somebody.page).first().waitFor()
  await somebody.page.getByRole('banner').getByRole('button', { name: '林一' }).waitFor()
  expect(await add(somebody.page).count()).toBe(0)

  // Another group at the provider: the same account, with other rights, at the next log-in.
  await forgetSession(somebody.page)
  provider.person = { ...person, groups: ['operators'] }
  await goToProvider(somebody.page)
  await somebody.page.waitForURL(at(LIST))
  await add(somebody.page).waitFor()
  expect(wrong(somebody.problems)).toEqual([])

  // The provider lets in whom none of our groups know: the console says so, in both languages.
  await forgetSession(somebody.page)
  provider.person = { ...person, groups: ['guests'] }
  await goToProvider(somebody.page)
  await somebody.page.waitForURL(at('/authLogin'))
  await somebody.page.getByRole('alert').filter({ hasText: 'None of your groups may log in here' }).waitFor()
  expect(await violations(somebody.page)).toEqual([])
  expect(await somebody.page.evaluate(() => localStorage.getItem('ampdeck.token'))).toBeNull()
})

it('leads a log-out through the provider, after which it asks who comes', async () => {
  const { page } = await visit({ fresh: true })
  provider.person = { sub: 'p-2', name: '陈二', groups: ['viewers'] }
  await goToProvider(page)
  await page.waitForURL(at(LIST))
  await page.getByRole('banner').getByRole('button', { name: '陈二' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('dialog', { name: 'Log out' }).getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL((address) => address.origin === new URL(provider.issuer).origin)
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(at('/user/login'))
  expect(await page.evaluate(() => localStorage.getItem('ampdeck.token'))).toBeNull()

  // The session of the provider has ended as well: its page asks the next person.
  provider.person = { sub: 'p-3', name: '吴三', groups: ['viewers'] }
  await goToProvider(page)
  await page.getByRole('banner').getByRole('button', { name: '吴三' }).waitFor()
})

it('says that the log-in was cancelled, and not as a fault', async () => {
  const { page } = await visit({ fresh: true })
  provider.turnsBack = true
  await goToProvider(page)
  await page.waitForURL(at('/authLogin'))
  await page.getByRole('status').filter({ hasText: 'You cancelled the login' }).waitFor()
  expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0)
  expect(await violations(page)).toEqual([])
  provider.turnsBack = false
})

it('says in Chinese that a log-in of another browser is none of this one', async () => {
  const { page } = await visit()
  await page.goto('/authLogin?lang=zh-CN&code=stolen&state=anothers')
  await page.getByRole('link', { name: '前往登录页' }).waitFor()
  expect(await englishOn(page)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('ampdeck.token'))).toBeNull()
})
