import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chunk, gif, jpeg, png } from '../../testing/pictures.ts'
import { type Answer, createTestApp, type TestApp } from '../../testing/test-app.ts'

const PAGE = '<script>alert(document.domain)</script>'
const FORMAT = 'wrong image format, please upload a picture'
const SIZE = 'avatar image cannot exceed 2MB'

let server: TestApp
let token: string

beforeAll(async () => {
  server = await createTestApp()
  token = await server.login('viewer')
})
afterAll(() => server.close())

async function upload(
  content: Buffer | string,
  name: string,
  { type = 'image/png', of = token }: { type?: string; of?: string } = {},
): Promise<Answer<string>> {
  const payload = new FormData()
  payload.append('file', new File([content], name, { type }))
  const response = await server.app.inject({
    method: 'POST',
    url: '/system-service/user/uploadAvatar',
    headers: { authorization: of },
    payload,
  })
  return { status: response.statusCode, ...response.json() }
}

const read = (url: string) => server.app.inject({ method: 'GET', url })
const use = async (icon: string | null, of = token) => {
  const { data } = await server.call<object>('system-service/user/info', {}, { token: of })
  return server.call<{ icon: string | null }>('system-service/user/update', { ...data, icon }, { token: of })
}
const stored = () => server.db.selectFrom('avatar').select('name').execute()

describe('a picture', () => {
  it.each([
    ['me.png', png(), 'image/png'],
    ['me.jpg', jpeg, 'image/jpeg'],
    ['me.jpeg', jpeg, 'image/jpeg'],
    ['me.gif', gif, 'image/gif'],
  ])(
    '%s is taken and given back under the address that was answered (spec 7.18, 7.19, 5.53)',
    async (name, bytes, type) => {
      const { code, msg, data } = await upload(bytes, name)
      expect({ code, msg }).toEqual({ code: 0, msg: '' })
      for (const url of [data, `/api${data}`]) {
        const answer = await read(url)
        expect(answer.statusCode).toBe(200)
        expect(answer.rawPayload).toEqual(bytes)
        expect(answer.headers).toMatchObject({
          'content-type': type,
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
        })
      }
    },
  )

  it('is given by its content, whatever type was claimed', async () => {
    const { data } = await upload(jpeg, 'me.png', { type: 'text/html' })
    expect((await read(data)).headers['content-type']).toBe('image/jpeg')
  })

  it('loses what it tells besides', async () => {
    const { data } = await upload(png(4, 4, chunk('tEXt', Buffer.from(`Comment\0${PAGE}`))), 'me.png')
    expect((await read(data)).rawPayload.includes(PAGE)).toBe(false)
  })

  it('loses what stands behind it', async () => {
    const { data } = await upload(Buffer.concat([jpeg, Buffer.from(PAGE)]), 'me.jpg')
    expect((await read(data)).rawPayload).toEqual(jpeg)
  })

  it('is in the user info once the profile is saved with it, and the one before it is gone', async () => {
    const first = (await upload(png(3, 3), 'me.png')).data
    expect((await use(first)).data.icon).toBe(first)
    const second = (await upload(png(5, 5), 'me.png')).data
    expect((await read(first)).statusCode).toBe(200)
    expect((await use(second)).data.icon).toBe(second)
    expect((await read(first)).statusCode).toBe(404)
    expect((await use('')).data.icon).toBeNull()
    expect((await read(second)).statusCode).toBe(404)
  })

  it('that was never put to use goes with the next one', async () => {
    await use(null)
    await upload(png(), 'one.png')
    await upload(png(), 'two.png')
    expect(await stored()).toHaveLength(1)
  })
})

describe('hostile uploads', () => {
  it.each([
    ['a page named as a picture', PAGE, 'me.png', 'image/png'],
    ['an SVG', `<svg xmlns="http://www.w3.org/2000/svg">${PAGE}</svg>`, 'me.svg', 'image/svg+xml'],
    [
      'an SVG named as a picture',
      `<svg xmlns="http://www.w3.org/2000/svg">${PAGE}</svg>`,
      'me.png',
      'image/png',
    ],
    ['a picture that is cut off', png(64, 64).subarray(0, 60), 'me.png', 'image/png'],
    ['a picture with the ending of a page', png(), 'me.html', 'image/png'],
    ['a picture without an ending', png(), 'me', 'image/png'],
    ['a GIF with the ending of a PNG', gif, 'me.png', 'image/gif'],
    ['a picture of 50000 pixels', png(50_000, 1), 'me.png', 'image/png'],
    ['an empty file', '', 'me.png', 'image/png'],
  ])('refuses %s (spec 5.53, 5.54)', async (_name, content, name, type) => {
    const before = await stored()
    expect(await upload(content, name, { type })).toMatchObject({
      status: 200,
      code: 400,
      msg: FORMAT,
      data: { issues: [{ path: ['file'], message: 'avatar.format' }] },
    })
    expect(await stored()).toEqual(before)
  })

  it.each([
    ['2 MB', 2],
    ['3 MB', 3],
  ])('refuses %s (spec 5.53, 5.54, 9.14)', async (_name, megabytes) => {
    const filler = chunk('IDAT', Buffer.alloc(megabytes * 1_048_576))
    expect(await upload(png(4, 4, filler), 'me.png')).toMatchObject({ code: 400, msg: SIZE })
  })

  it('refuses 20 MB without reading all of it into an answer', async () => {
    expect((await upload(Buffer.alloc(20 * 1_048_576), 'me.png')).code).toBe(400)
  })

  it.each(['../../../etc/passwd.png', '..\\..\\me.png', '/tmp/me.png', 'a"\r\nb.png', '名字.png'])(
    'takes no part of the name "%s" into the address',
    async (name) => {
      const { code, data } = await upload(png(), name)
      expect(code).toBe(0)
      expect(data).toMatch(/^\/system-service\/user\/avatar\/[\w-]{32}\.png$/)
    },
  )

  it.each(['', 'x', '..%2f..%2fetc%2fpasswd', '%2e%2e%2f', "'--", 'x'.repeat(250)])(
    'has no picture under the name "%s"',
    async (name) => {
      expect((await read(`/system-service/user/avatar/${name}`)).statusCode).toBe(404)
    },
  )

  it('needs a session and a file', async () => {
    expect(await upload(png(), 'me.png', { of: 'nobody' })).toMatchObject({ status: 401 })
    expect((await server.call('system-service/user/uploadAvatar', {}, { token })).code).toBe(400)
    expect((await server.call('system-service/user/uploadAvatar', { file: 'x' }, { token })).code).toBe(400)
  })

  it('puts no picture to use but one that the same person has uploaded', async () => {
    const others = (await upload(png(), 'me.png', { of: await server.login('repair') })).data
    for (const icon of [
      others,
      'https://evil.example/me.png',
      'javascript:alert(1)',
      '/system-service/user/avatar/',
    ])
      expect(await use(icon)).toMatchObject({ code: 400, msg: FORMAT })
    expect((await read(others)).statusCode).toBe(200)
  })
})

it('notes an upload in the audit log without its bytes', async () => {
  await upload(png(), 'me.png')
  const note = await server.db
    .selectFrom('operationLog')
    .select('params')
    .where('path', '=', 'system-service/user/uploadAvatar')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(note.params).toEqual({ file: { name: 'me.png', size: png().length, sha256: expect.any(String) } })
})
