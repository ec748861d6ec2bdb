// @module-tag long
import { screensOutsideMenu } from '@ampdeck/api/menu/menu-tree'
import type { PermissionEntry } from '@ampdeck/api/menu/permission-entry'
import { beforeAll, describe, expect, it } from 'vitest'
import { api } from '../harness/api.ts'
import type { Visit } from '../harness/browser.ts'
import { menuOf } from '../harness/built-pages.ts'
import { serverUrl } from '../harness/server-url.ts'
import { follow, open, startWalk } from '../harness/walk.ts'

/* What the menu leads to where there is no page, or no right to it; the pages themselves are walked beside this file. */

const NOT_BUILT = 'Sorry, the page you visited does not exist or is still in development'
const NO_ACCESS = 'Sorry, you have no access to this page'
const url = serverUrl()
const { ask, login } = api(url)
const { built, notBuilt } = await menuOf(url)
/** One of each first level: what stands there for a page is the same code, which a unit test asks of every entry. */
const samples = Object.values(Object.groupBy(notBuilt, ({ url: path }) => path.split('/')[1] ?? '')).flatMap(
  (entries = []) => entries.slice(0, 1),
)
const token = await login({ account: 'repair' })
const own = await ask<PermissionEntry[]>('system-service/permission/user', {}, { token })
// Who has no home page is welcomed at another (spec 2.5), which the landing tests see to.
const closed = built.filter(
  ({ entry: { name } }) => name !== 'home' && !own.some((entry) => entry.name === name),
)

/** Detail routes, and those behind the user's own menu: reached by a link, a bookmark or a colleague's message. */
const outside = [
  ...built.filter(({ entry }) => !entry.isShow).map(({ entry, href }) => ({ ...entry, address: href })),
  ...notBuilt.filter(({ isShow }) => !isShow).map((entry) => ({ ...entry, address: entry.url })),
  ...screensOutsideMenu.map((screen) => ({ ...screen, name: screen.id, address: screen.url })),
]

describe('the menu of an administrator', () => {
  it('leads to pages that are built, and to pages that say that they are not (spec 2.37, 2.40)', async () => {
    const { page, problems } = await startWalk(url, { account: 'admin' })
    for (const entry of samples) {
      const { headings, inDevelopment } = await open(page, entry, entry.url)
      expect([inDevelopment, headings], entry.name).toEqual([entry.name, [NOT_BUILT]])
    }
    for (const { entry, href } of built.slice(0, 1))
      expect((await open(page, entry, href)).inDevelopment).toBeUndefined()
    expect(problems).toEqual([])
  })
})

describe('a page does not open to an account without its entry', () => {
  let repair: Visit
  beforeAll(async () => {
    repair = await startWalk(url, { account: 'repair' })
  })

  it.each(closed.map(({ entry, href }) => [entry.name, href] as const))('%s', async (_, href) => {
    const { page } = repair
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-left', ''))
    await follow(page, href)
    await page.locator('h1:not([data-left])').filter({ hasText: NO_ACCESS }).waitFor()
  })
})

describe('a route outside the menu opens directly', () => {
  let admin: Visit
  beforeAll(async () => {
    admin = await startWalk(url, { account: 'admin' })
  })

  it.each(outside.map((screen) => [screen.name, screen] as const))('%s', async (_, screen) => {
    const { page, problems } = admin
    await page.goto(screen.address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    // A page that is missing or forbidden says so in its title.
    expect(await page.title()).toMatch(new RegExp(`^${screen.titleEn.replace('?', '\\?')} - `))
    const opened = new URL(page.url())
    // The page of a new record has its form open.
    opened.searchParams.delete('open')
    expect(opened.href).toBe(url + screen.address)
    expect(problems.splice(0)).toEqual([])
  })
})
