// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { beginLife } from './browser-life.ts'
import { storeLanguage } from './storage.ts'

afterEach(() => vi.unstubAllGlobals())

/** What the console asks the browser to keep, at an address. */
async function cookiesAt(protocol: string): Promise<string[]> {
  const kept: string[] = []
  vi.stubGlobal('location', { protocol })
  vi.stubGlobal('navigator', { cookieEnabled: true })
  vi.stubGlobal('document', {
    get cookie() {
      return ''
    },
    set cookie(text: string) {
      kept.push(text)
    },
  })
  storeLanguage('zh-CN')
  await beginLife(() => undefined)
  return kept
}

it('lets no cookie go over a plain network where the console came by HTTPS', async () => {
  expect(await cookiesAt('https:')).toEqual([
    'ampdeck-language=zh-CN; path=/; max-age=31536000; samesite=lax; secure',
    'ampdeck-browser=1; path=/; samesite=lax; secure',
  ])
})

it('keeps them over plain HTTP as well', async () => {
  expect(await cookiesAt('http:')).toEqual([
    'ampdeck-language=zh-CN; path=/; max-age=31536000; samesite=lax',
    'ampdeck-browser=1; path=/; samesite=lax',
  ])
})
