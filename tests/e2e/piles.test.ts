// @module-tag long
import type { PileRow } from '@ampdeck/api/config/pile'
import type { Page as Rows } from '@ampdeck/api/paging'
import { expect, it } from 'vitest'
import { api } from '../harness/api.ts'
import { enter, rowWith } from '../harness/list.ts'
import { unique } from '../harness/record-names.ts'
import { serverUrl } from '../harness/server-url.ts'
import { visits } from '../harness/visits.ts'

const LIST = '/business/pileManage/pileList'
const MONITOR = '/safe/monitorManage/pileMonitor'
const OVERVIEW = '/cockpit/overviewMonitor/equipmentMonitor'
const url = serverUrl()
const { ask, login } = api(url)

const visit = visits({ as: 'admin' })

/** A pile that speaks OCPP 1.6 as any other would: each call is answered before the next is made. */
async function connect(code: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ocpp/${code}`, ['ocpp1.6'])
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  let count = 0
  const say = async (action: string, payload: object) => {
    const id = String(++count)
    const answered = new Promise<void>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        if (JSON.parse(String(data))[1] === id) resolve()
      })
    })
    socket.send(JSON.stringify([2, id, action, payload]))
    await answered
  }
  const status = (state: string) =>
    say('StatusNotification', {
      connectorId: 1,
      status: state,
      errorCode: 'NoError',
      timestamp: new Date().toISOString(),
    })
  await say('BootNotification', { chargePointVendor: 'Test', chargePointModel: 'T-120' })
  return { status, close: () => socket.close() }
}

it('a pile is added with the guns of its type, and shows what it says over OCPP without a reload', async () => {
  const { page, problems } = await visit()
  const code = `T${unique()}`
  await page.goto(`${LIST}?name=${code}`)
  await page.getByRole('button', { name: 'Add' }).click()
  const form = page.getByRole('dialog', { name: 'Add pile' })
  await enter(form, 'Pile number', code)
  await enter(form, 'Name', '测试桩')
  await form.getByLabel('Station', { exact: true }).selectOption({ index: 1 })
  await enter(form, 'Pile type', 'DC 120 kW')
  await form.getByRole('group', { name: 'Gun B' }).waitFor()
  expect(await form.getByRole('group', { name: 'Gun A' }).getByLabel('Rated power').inputValue()).toBe('60')
  await form.getByRole('button', { name: 'Save' }).click()
  const row = rowWith(page, code)
  await row.getByText('Offline').waitFor()

  const pile = await connect(code)
  await pile.status('Available')
  await row.getByText('Online').waitFor()
  await page.goto(`${MONITOR}?name=${code}`)
  const gun = rowWith(page, code).getByRole('button', { name: /-A/ })
  await gun.filter({ hasText: 'Idle' }).waitFor()
  await pile.status('Preparing')
  await gun.filter({ hasText: 'Preparing' }).waitFor()
  pile.close()

  const token = await login({ account: 'admin' })
  const { records } = await ask<Rows<PileRow>>('config-service/pile/page', { code }, { token })
  await ask('config-service/pile/delete', { id: records[0]?.id }, { token })
  expect(problems).toEqual([])
})

it('who may only look is offered nothing to press', async () => {
  const { page } = await visit({ as: 'viewer' })
  await page.goto(LIST)
  await page.getByRole('grid', { name: 'Pile list' }).waitFor()
  await page.goto(MONITOR)
  await page.getByRole('grid', { name: 'Pile monitor' }).waitFor()
  const keys = page
    .getByRole('main')
    .getByRole('button', { name: /^(Add|Edit|(Start|Stop)( [A-Z])?|Export)$/ })
  expect(await keys.count()).toBe(0)
})

it('every gun of the network is in one view, and a chip leaves those of its status', async () => {
  const { page, problems } = await visit()
  await page.goto(OVERVIEW)
  const stations = page.getByRole('list', { name: 'All guns' })
  await stations.getByRole('link', { name: 'Shenzhen Airport' }).waitFor()
  const all = await page.locator('[data-gun]').count()
  await page.getByRole('button', { name: /^Fault \d/ }).click()
  await expect.poll(() => page.locator('[data-gun]').count()).toBeLessThan(all)
  expect(new URL(page.url()).searchParams.get('status')).toBe('7')
  expect(await page.locator('[data-gun]').count()).toBeGreaterThan(0)
  expect(problems).toEqual([])
})
