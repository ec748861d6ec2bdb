import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const read = (input: object) => server.call('system-service/seller/getSellerBasicsConfig', input)

describe("a seller's branding, without a token (spec 1.4, 3.1)", () => {
  it('is found by number, by id and by host, and says nothing else of the seller', async () => {
    const riverside = await read({ sellerNumber: '10002' })
    expect(riverside).toMatchObject({ code: 0 })
    expect(riverside.data).toEqual({
      sellerId: 10_002,
      sellerNumber: '10002',
      platformName: '江畔能源',
      platformNameEn: 'Riverside Power',
      platformTitle: '江畔能源',
      platformTitleEn: 'Riverside Power',
      platformLogo: expect.stringMatching(/^data:image\/svg/),
      platformWebsiteIcon: expect.stringMatching(/^data:image\/svg/),
      footerText: null,
      theme: { accent: 'cyan', mode: 'system', density: 'default' },
      singleSignOn: null,
    })
    expect(await read({ sellerId: 10_002 })).toEqual(riverside)
    expect(await read({ host: 'Riverside.localhost' })).toEqual(riverside)
  })

  it('is asked for by a form with the seller id, and answered by success and the platform fields (spec 7.24, 7.25)', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/system-service/seller/getSellerBasicsConfig',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'sellerId=10002',
    })
    expect(answer.json()).toMatchObject({
      code: 0,
      success: true,
      data: {
        platformLogo: expect.any(String),
        platformName: '江畔能源',
        platformTitle: '江畔能源',
        platformWebsiteIcon: expect.any(String),
      },
    })
  })

  it('is that of the number where number and host say different things', async () => {
    const { data } = await read({ sellerNumber: '10001', host: 'riverside.localhost' })
    expect(data).toMatchObject({ sellerId: 10_001 })
    expect((await read({ sellerNumber: '99999', host: 'riverside.localhost' })).data).toMatchObject({
      sellerId: 10_002,
    })
  })

  it('is not found for an unknown number, an empty one, the platform itself and a foreign host', async () => {
    for (const input of [{ sellerNumber: '99999' }, { sellerNumber: '' }, { sellerId: -1 }, { host: '' }, {}])
      expect(await read(input)).toEqual({ status: 200, code: 404, msg: expect.any(String), data: null })
  })

  it('has no title where none was set', async () => {
    await server.db.updateTable('seller').set({ platformTitle: null, platformTitleEn: null }).execute()
    expect((await read({ sellerNumber: '10001' })).data).toMatchObject({
      platformTitle: null,
      platformTitleEn: null,
    })
  })
})
