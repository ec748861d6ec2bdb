// @module-tag long
import { randomUUID } from 'node:crypto'
import { wallScene, wallSize } from '@ampdeck/api/enumerations/wall'
import type { Page as Rows } from '@ampdeck/api/paging'
import type { Wall, WallScreen } from '@ampdeck/api/system/wall'
import { beforeAll, describe, expect, it } from 'vitest'
import { api } from '../harness/api.ts'
import { serverUrl } from '../harness/server-url.ts'
import { visits } from '../harness/visits.ts'

const url = serverUrl()
const visit = visits()
const { ask, login: tokenOf } = api(url)
const VIEWPORT = { width: 1920, height: 1080 }
let token: string
beforeAll(async () => {
  token = await tokenOf({ account: 'admin' })
})

const made = () =>
  ask<Wall>(
    'system-service/wall/save',
    {
      name: `墙 ${randomUUID().slice(0, 8)}`,
      nameEn: `Wall ${randomUUID().slice(0, 8)}`,
      size: wallSize.code.fullHd,
      scenes: [wallScene.code.network],
      everySeconds: 0,
      stationIds: [],
      remark: null,
    },
    { token },
  )

describe('a screen at which nobody logs in', () => {
  it('shows its wall by a link until the link is ended', async () => {
    const { id } = await made()
    const { path } = await ask<{ path: string }>('system-service/wall/link', { id, days: 1 }, { token })
    const { page, problems } = await visit({ viewport: VIEWPORT })
    await page.goto(`${path}&lang=en`)
    await page.getByRole('heading', { level: 1, name: 'Network' }).waitFor()
    await page.getByText('Live', { exact: true }).waitFor()
    expect(problems).toEqual([])

    await ask('system-service/wall/revoke', { id }, { token })
    await page.getByText('This link is no longer valid').waitFor({ timeout: 30_000 })
  })

  it('whose session has ended comes in by its link again, by itself', async () => {
    const { id } = await made()
    const { path } = await ask<{ path: string }>('system-service/wall/link', { id, days: 1 }, { token })
    const { page } = await visit({ viewport: VIEWPORT })
    await page.goto(`${path}&lang=en`)
    await page.getByText('Live', { exact: true }).waitFor()
    const screens = async () =>
      (await ask<Rows<WallScreen>>('system-service/wall/screens', { id }, { token })).records.map(
        (of) => of.id,
      )
    const [first] = await screens()

    const loaded = page.waitForEvent('load', { timeout: 30_000 })
    await ask('system-service/wall/revoke', { id, screenId: first }, { token })
    await loaded
    await page.getByText('Live', { exact: true }).waitFor({ timeout: 30_000 })
    const now = await screens()
    expect(now).toHaveLength(1)
    expect(now).not.toContain(first)
  })

  it('shows a code, and its wall when somebody has typed that in the console', async () => {
    const { nameEn } = await made()
    const { page: screen } = await visit({ viewport: VIEWPORT })
    await screen.goto('/bigscreen/?pair&lang=en')
    const code = await screen.getByText(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/).textContent()

    const { page, problems } = await visit({ as: 'admin' })
    await page.goto('/cockpit/overviewMonitor/wall?lang=en')
    await page.getByRole('link', { name: nameEn ?? '' }).click()
    await page.getByRole('button', { name: 'Connect by code' }).click()
    const dialog = page.getByRole('dialog', { name: 'Connect a screen by its code' })
    await dialog.getByLabel('Code on the screen').fill(code ?? '')
    await dialog.getByRole('button', { name: 'Connect' }).click()
    await dialog.waitFor({ state: 'detached' })

    await screen.getByRole('heading', { level: 1, name: 'Network' }).waitFor()
    expect(problems).toEqual([])
  })
})
