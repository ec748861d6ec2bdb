import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
const publicDirectory = mkdtempSync(join(tmpdir(), 'ampdeck-public-'))

beforeAll(async () => {
  mkdirSync(join(publicDirectory, 'manual'))
  writeFileSync(join(publicDirectory, 'manual', 'manual.en.pdf'), '%PDF-1.7')
  for (const app of ['console', 'bigscreen']) {
    mkdirSync(join(publicDirectory, app, 'assets'), { recursive: true })
  }
  mkdirSync(join(publicDirectory, 'storybook'))
  writeFileSync(join(publicDirectory, 'console', 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  server = await createTestApp({ publicDirectory })
})
afterAll(async () => {
  await server.close()
  rmSync(publicDirectory, { recursive: true })
})

const get = (url: string) => server.app.inject({ url })

describe('the operation manual', () => {
  it('is a PDF that the browser shows in its window', async () => {
    const { statusCode, headers, body } = await get('/docs/manual.en.pdf')
    expect([statusCode, headers['content-type'], body]).toEqual([200, 'application/pdf', '%PDF-1.7'])
    expect(headers['content-disposition']).toBe('inline; filename="manual.en.pdf"')
  })

  it('says what to do where it is not built yet', async () => {
    const { statusCode, body } = await get('/docs/manual.zh-CN.pdf')
    expect([statusCode, body]).toEqual([503, 'The manual is not built. Start it by: npm start'])
  })

  it('stands in the list of chapters in both languages, with its pictures', async () => {
    const { body } = await get('/docs/')
    expect(body).toContain('<a href="/docs/manual/en">Operation manual</a>')
    expect(body).toContain('<a href="/docs/manual/zh-CN">操作手册</a>')
    const english = await get('/docs/manual/en')
    const chinese = await get('/docs/manual/zh-CN')
    expect([english.body, chinese.body].map((page) => /<html lang="([^"]+)"/.exec(page)?.[1])).toEqual([
      'en',
      'zh-CN',
    ])
    const picture = /src="([^"]+)"/.exec(chinese.body)?.[1] ?? ''
    const address = new URL(picture, 'http://docs/docs/manual/zh-CN').pathname
    expect((await get(address)).headers['content-type']).toBe('image/png')
  })
})

it.each([
  ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
  ['/docs/manual.zh-CN.pdf', 'text/plain; charset=utf-8'],
  ['/', 'text/plain; charset=utf-8'],
])('says in which letters the text of %s is written', async (url, type) => {
  expect((await get(url)).headers['content-type']).toBe(type)
})

it('gives nothing but what it names', async () => {
  for (const url of ['/docs/pictures/../manual/en.md', '/docs/manual.fr.pdf', '/docs/pictures/nothing.png'])
    expect((await get(url)).statusCode, url).toBe(404)
})
