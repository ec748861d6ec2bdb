// @module-tag long
import type { StationRow } from '@ampdeck/api/config/station'
import type { Page } from '@ampdeck/api/paging'
import { describe, expect, it } from 'vitest'
import { type Account, api } from '../harness/api.ts'
import { listOf, rowsOf, rowWith } from '../harness/list.ts'
import { serverUrl } from '../harness/server-url.ts'
import { settled } from '../harness/settled.ts'
import { visits } from '../harness/visits.ts'

const LIST = '/business/stationManage/stationList?pageSize=50'
const url = serverUrl()
const visit = visits()
const { call, ask, login: tokenOf } = api(url)
const stationsOf = (token: string) =>
  ask<Page<StationRow>>('config-service/station/page', { current: 1, pageSize: 100 }, { token })

/** The station list as an account sees it. */
async function openList(account: Account) {
  const opened = await visit({ as: account })
  await opened.page.goto(LIST)
  await rowsOf(opened.page).first().waitFor()
  await expect.poll(() => listOf(opened.page).getAttribute('aria-busy')).toBe('false')
  return opened
}

describe('somebody without actions', () => {
  it('sees every station and no guarded control (spec 6.4, 6.5)', async () => {
    const { page, problems } = await openList({ account: 'viewer' })
    await rowWith(page, 'Shenzhen Futian CBD').waitFor()
    expect(await rowsOf(page).count()).toBe(24)
    const main = page.getByRole('main')
    for (const name of ['Add', 'Import', 'Export', 'Timing', 'Set status']) {
      expect(await main.getByRole('button', { name }).count(), name).toBe(0)
    }
    expect(await rowsOf(page).getByRole('button').count()).toBe(0)

    // Neither the key of a button nor the address of a form gets behind it.
    await page.keyboard.press('n')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.goto(`${LIST}&open=new`)
    await rowsOf(page).first().waitFor()
    await settled(page)
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(problems).toEqual([])
  })

  it('cannot change anything through the API', async () => {
    const token = await tokenOf({ account: 'viewer' })
    const before = await stationsOf(token)
    const [station] = before.records
    const bodies = {
      save: { ...station, code: 'V1' },
      update: { ...station, remark: 'by a viewer' },
      delete: { id: station?.id },
      updateStatus: { id: station?.id, status: 2, version: station?.version },
      batchStatus: { ids: [station?.id], status: 2 },
      export: {},
    }
    for (const [name, body] of Object.entries(bodies)) {
      const answer = await call(`config-service/station/${name}`, body, { token })
      expect(answer, name).toMatchObject({ status: 403, code: 403 })
    }
    expect(await stationsOf(token)).toEqual(before)
  })
})

describe('a data scope of eight stations', () => {
  it('shows these eight in the console and through the API', async () => {
    const { page, problems } = await openList({ account: 'ops' })
    expect(await rowsOf(page).count()).toBe(8)
    expect(problems).toEqual([])
    expect((await stationsOf(await tokenOf({ account: 'ops' }))).total).toBe(8)
  })

  it('hides the others, by any id', async () => {
    const token = await tokenOf({ account: 'ops' })
    const own = new Set((await stationsOf(token)).records.map(({ id }) => id))
    const all = await stationsOf(await tokenOf({ account: 'admin' }))
    for (const { id } of all.records) {
      const answer = await call('config-service/station/get', { id }, { token })
      expect(answer.code, String(id)).toBe(own.has(id) ? 0 : 404)
    }
  })
})

describe('seller 10002', () => {
  it('sees its own five stations in the console', async () => {
    const { page, problems } = await openList({ seller: '10002', account: 'admin' })
    expect(await rowsOf(page).count()).toBe(5)
    expect(problems).toEqual([])
  })

  it('does not see the station of another seller at its address', async () => {
    const [theirs] = (await stationsOf(await tokenOf({ account: 'admin' }))).records
    const { page } = await openList({ seller: '10002', account: 'admin' })
    await page.goto(`/business/stationManage/StationMonitorDetail?id=${theirs?.id}`)
    await page.getByRole('main').getByText('404').waitFor()
    expect(await page.getByText(theirs?.nameEn ?? '').count()).toBe(0)
  })

  it('reaches no station of seller 10001 by its id, and changes none', async () => {
    const theirs = await stationsOf(await tokenOf({ account: 'admin' }))
    const token = await tokenOf({ seller: '10002', account: 'admin' })
    const own = await stationsOf(token)
    expect(own.records.map(({ sellerId }) => sellerId)).toEqual(Array(5).fill(10002))

    for (const station of theirs.records) {
      const { id, version } = station
      const attempts = [
        call('config-service/station/get', { id }, { token }),
        call('api/config-service/station/get', { id }, { token }),
        call('config-service/station/update', { ...station, remark: 'taken' }, { token }),
        call('config-service/station/updateStatus', { id, status: 2, version }, { token }),
        call('config-service/station/delete', { id }, { token }),
      ]
      for (const answer of await Promise.all(attempts))
        expect(answer).toMatchObject({ code: 404, data: null })
    }
    const bulk = { ids: theirs.records.map(({ id }) => id), status: theirs.records[0]?.status }
    const answer = await call<{ done: number[] }>('config-service/station/batchStatus', bulk, { token })
    expect(answer.data?.done ?? []).toEqual([])
    expect(await stationsOf(await tokenOf({ account: 'admin' }))).toEqual(theirs)
  })

  it('is not led to the other seller by a filter or a seller id in the body', async () => {
    const token = await tokenOf({ seller: '10002', account: 'admin' })
    const body = { current: 1, pageSize: 100, sellerId: 10001, sellerNumber: '10001' }
    const answer = await call<Page<StationRow>>('config-service/station/page', body, { token })
    if (answer.code === 0)
      expect(answer.data.records.map(({ sellerId }) => sellerId)).toEqual(Array(5).fill(10002))
    else expect(answer.code).toBe(400)
  })
})
