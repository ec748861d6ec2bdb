// @vitest-environment happy-dom
import { menuEntries } from '@ampdeck/api/menu/menu-tree'
import { LanguageProvider } from '@ampdeck/ui/language'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { menuOf } from '../menu/menu.ts'
import { manifestAt } from '../pages/manifests.ts'
import { PageView } from './page-view.tsx'

const LIST = '/business/stationManage/stationList'
const menu = menuOf(menuEntries())
const list = manifestAt(LIST)
if (!list) throw new Error(`No page at ${LIST}`)
const view = { Page: () => <p>Its rows</p> }

let root: Root
let shown: HTMLElement
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  history.replaceState(null, '', LIST)
  shown = document.createElement('div')
  root = createRoot(shown)
})
afterEach(() => {
  act(() => root.unmount())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const open = (key: string) =>
  root.render(
    <MemoryRouter key={key} initialEntries={[LIST]}>
      <LanguageProvider language="en">
        <PageView menu={menu} id={LIST} address={LIST} isUnsaved={false} onAddress={() => undefined} />
      </LanguageProvider>
    </MemoryRouter>,
  )

it('has its head until its code is there, and is there at once from then on', async () => {
  const code = Promise.withResolvers<typeof view>()
  vi.spyOn(list, 'view').mockReturnValue(code.promise)
  act(() => open('first'))
  expect(shown.textContent).toContain('Station list')
  await act(async () => code.resolve(view))
  expect(shown.textContent).toBe('Its rows')

  act(() => open('anew'))
  expect(shown.textContent).toBe('Its rows')
})
