// @vitest-environment happy-dom
import { LanguageProvider } from '@ampdeck/ui/language'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LoginNote } from './login-note.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** What the login page says above its form. */
function noteIn(language: 'en' | 'zh-CN'): string | null | undefined {
  const shown = document.createElement('div')
  const root = createRoot(shown)
  act(() =>
    root.render(
      <LanguageProvider language={language}>
        <LoginNote />
      </LanguageProvider>,
    ),
  )
  const text = shown.querySelector('[role="alert"]')?.textContent
  act(() => root.unmount())
  return text
}

it.each([
  ['en', 'This browser stores nothing for this address'],
  ['zh-CN', '浏览器无法为本站保存数据'],
] as const)('says that the browser stores nothing before somebody logs in (%s)', (language, sentence) => {
  expect(noteIn(language)).toBe('')
  for (const area of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, area, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    })
  expect(noteIn(language)).toContain(sentence)
})
