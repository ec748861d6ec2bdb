// @module-tag long
import type { OutputOf } from '@ampdeck/api/contract'
import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { monitorStation } from '@ampdeck/api/operation/monitor-station'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { api } from '../harness/api.ts'
import { violations } from '../harness/axe.ts'
import { serverUrl } from '../harness/server-url.ts'
import { visits } from '../harness/visits.ts'

type Tiles = OutputOf<typeof monitorStation.gunTiles>

const MONITOR = '/business/stationManage/stationMonitor'
const DETAIL = '/business/stationManage/StationMonitorDetail'
const MAP = '/business/stationManage/stationMap'
const url = serverUrl()
const { ask, login } = api(url)

const visit = visits({ as: 'admin' })

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const query = (page: Page) => new URL(page.url()).searchParams
const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

it('shows every station, filters in its address, and leads to the station', async () => {
  const { page, problems } = await visit()
  await page.goto(MONITOR)
  await expect.poll(() => cards(page).count()).toBe(24)
  await page
    .getByText(/^Live, /)
    .first()
    .waitFor()

  await page.getByRole('searchbox', { name: 'Name' }).fill('Shenzhen')
  await page.getByRole('button', { name: 'Search', exact: true }).last().click()
  await expect.poll(() => cards(page).count()).toBe(3)
  await page.reload()
  await expect.poll(() => cards(page).count()).toBe(3)
  expect(query(page).get('name')).toBe('Shenzhen')

  await cards(page).getByRole('link', { name: 'Shenzhen Airport' }).click()
  await page.getByRole('heading', { level: 1, name: 'Shenzhen Airport' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(DETAIL)
  await page.getByRole('tab', { name: /^Alarms/ }).click()
  expect(query(page).get('tab')).toBe('alarms')
  expect(problems).toEqual([])
})

it('names the charges that it would stop, and tells of each what became of it', async () => {
  const token = await login({ account: 'admin' })
  const { guns } = await ask<Tiles>(
    'operation-service/monitor/gunTiles',
    { status: [gunStatus.code.charging] },
    { token },
  )
  const [gun] = guns
  if (!gun) throw new Error('nobody charges in the demo network')
  const { page, problems } = await visit()
  // The address holds the selection: a copied one opens with the same guns chosen.
  await page.goto(`${DETAIL}?id=${gun.stationId}&guns=${gun.id}`)
  await page.getByRole('button', { name: 'Stop charging', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Stop charging at 1 gun?' })
  await question.getByRole('listitem').waitFor()
  await question.getByRole('button', { name: 'Stop charging, 1 gun' }).click()

  const results = page.getByRole('region', { name: 'Remote stop' })
  await results
    .getByText(/Queued|Sent|Rejected|Timed out|Accepted|Done/)
    .first()
    .waitFor()
  expect(await results.getByRole('listitem').count()).toBe(1)
  expect(await violations(page)).toEqual([])
  expect(problems).toEqual([])
})

it('leads from the map to the stations that were chosen on it', async () => {
  const { page } = await visit()
  await page.goto(MAP)
  const list = page.getByRole('listbox')
  await list.getByRole('option', { name: /^Beijing Yizhuang/ }).click()
  await page.getByRole('heading', { level: 2, name: 'Beijing Yizhuang' }).waitFor()
  await list.getByRole('option', { name: /^Tianjin Binhai/ }).click()
  await page.getByRole('link', { name: 'Show 2 in station monitor' }).click()
  await expect.poll(() => cards(page).count()).toBe(2)
})

it('keeps what was chosen on the map as a group, which the monitor can be narrowed to', async () => {
  const { page, problems } = await visit()
  await page.goto(MAP)
  const list = page.getByRole('listbox')
  await list.getByRole('option', { name: /^Beijing Yizhuang/ }).click()
  await list.getByRole('option', { name: /^Tianjin Binhai/ }).click()
  await page.getByRole('button', { name: 'Save as group' }).click()
  const form = page.getByRole('dialog', { name: 'Add station group' })
  await form.getByRole('listbox', { name: 'Chosen, 2 rows' }).waitFor()
  await form.getByRole('textbox', { name: /^Name/ }).fill('Bohai Bay')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Station group saved').waitFor()

  await page.goto(MONITOR)
  await page.getByRole('button', { name: /^Group/ }).click()
  await page.getByRole('dialog').getByText('Bohai Bay').click()
  await expect.poll(() => cards(page).count()).toBe(2)
  expect(query(page).get('stationGroupId')).toMatch(/^\d+$/)
  expect(problems).toEqual([])
})

it('fits a phone in every part', async () => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } })
  await page.goto(MONITOR)
  await cards(page).first().waitFor()
  expect(await isWide(page)).toBe(false)
  await cards(page).getByRole('link').first().click()
  await page.getByRole('tab', { name: /^Live guns/ }).waitFor()
  await page.getByRole('heading', { name: 'Guns' }).waitFor()
  expect(await isWide(page)).toBe(false)
})

it('gives a viewer everything to read and nothing to stop', async () => {
  const { page } = await visit({ as: 'viewer' })
  await page.goto(`${MONITOR}?serviceStatus=6`)
  await cards(page).getByRole('link').first().click()
  await page.getByRole('img', { name: /^Gun / }).first().waitFor()
  expect(await page.getByRole('button', { name: /^Gun |Stop charging/ }).count()).toBe(0)
})
