import { screens } from '@ampdeck/api/menu/menu-tree'
import { actionTexts } from '@ampdeck/api/menu/menu-tree/actions'
import { LanguageProvider } from '@ampdeck/ui/language'
import { loadChineseFont } from '@ampdeck/ui/theme'
import '@ampdeck/ui/theme/tokens.css'
import '@ampdeck/ui/theme/base.css'
import axe from 'axe-core'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type BuiltPage, manifests } from '../../apps/console/src/pages/manifests.ts'
import { PageIdProvider } from '../../apps/console/src/shell/page-id.ts'
import { drawnAddress, drawnServer, failingServer } from '../../apps/console/src/stories/drawn-server.ts'
import { InConsole } from '../../apps/console/src/stories/in-console.tsx'
import { install, type MockServer } from '../../apps/console/src/stories/mock-server.ts'
import { DIFFERING, FINDINGS_ONLY, RULES, turnOf } from '../harness/judging.ts'

/*
 * What a page has by the frame, proven over all manifests, so that nobody writes it again for a new page. The records
 * are drawn from the contract. What a page has of its own is in its stories. In one language and mode, by turns, a page
 * is tried in all its states; in the other it is drawn and judged once, unless a change touches it.
 */

declare module 'vitest' {
  interface ProvidedContext {
    /** The ids of the pages that a change touches. */
    touchedPages: string[]
  }
}

const language = import.meta.env.VITE_STORY_LANGUAGE === 'zh-CN' ? 'zh-CN' : 'en'
const mode = import.meta.env.VITE_STORY_MODE ?? 'light'

const ROWS = 12
/** For so long nothing changes: the page is drawn. */
const STILL_MS = 50
/** Three English words in a row are a sentence; names, units and codes may be Latin. */
const SENTENCE = /\b[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}\b/g
/** The text of a drawn record. */
const RECORD = /示例\d|Sample \d/
const READING = ['query', 'get']
const NO_RIGHT: string[] = []
const EVERY_RIGHT = screens.flatMap(({ actions }) => actions)

const byId = (all: readonly BuiltPage[]) => all.map((manifest) => [manifest.id, manifest] as const)
const touched = inject('touchedPages')
const {
  listed = [],
  other = [],
  once = [],
} = Object.groupBy(manifests, ({ id, list }) => {
  const isTurn = turnOf(id).states.language === language || touched.includes(id)
  return isTurn ? (list ? 'listed' : 'other') : 'once'
})

let root: Root
let disconnect = () => {}

beforeAll(async () => {
  Object.assign(document.documentElement, { lang: language })
  Object.assign(document.documentElement.dataset, { mode, accent: 'polar-green' })
  if (language === 'zh-CN') await loadChineseFont()
})
afterEach(() => {
  root.unmount()
  disconnect()
})

describe.each(byId(listed))('the list %s', (id, manifest) => {
  it('offers its actions to those who hold them, and to others its records alone', async () => {
    connect(drawnServer(ROWS))
    const draw = await open(manifest)
    await draw(NO_RIGHT)
    await expect.poll(records).not.toEqual([])
    const toViewer = controls()
    expect(toViewer.filter(isActionOf(id))).toEqual([])
    await expectSound()

    await draw(EVERY_RIGHT)
    if (actionsOf(id).length > 0) await expect.poll(() => controls().length).toBeGreaterThan(toViewer.length)
    await expectSound()
  })

  it('keeps its head and the heads of its columns while its rows are on their way', async () => {
    connect({ ...drawnServer(ROWS), [manifest.list ?? '']: () => new Promise(() => undefined) })
    const draw = await open(manifest)
    await draw(EVERY_RIGHT, () => expect.poll(() => document.querySelectorAll('thead th').length).not.toBe(0))
    expect(document.querySelector('h1')?.textContent).not.toBe('')
    // What stands beside the list comes by calls of its own.
    const waiting = document.querySelector<HTMLElement>('[aria-busy=true]')
    // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts
    expect(waiting?.innerText).not.toMatch(RECORD)
  })

  it('says that there is nothing', async () => {
    connect(drawnServer(0))
    const draw = await open(manifest)
    await draw(EVERY_RIGHT)
    expect(records()).toEqual([])
    await expect.poll(shown).toMatch(/No rows|没有数据/)
    await expectSound()
  })

  it('says what failed, and tries again', async () => {
    connect(failingServer())
    const draw = await open(manifest)
    await draw(EVERY_RIGHT)
    expect(records()).toEqual([])
    await expect.poll(shown).toContain('The server went wrong')
    await expectSound()

    connect(drawnServer(ROWS))
    await page
      .getByRole('button', { name: /^(Try again|重试)$/ })
      .first()
      .click()
    await expect.poll(records).not.toEqual([])
  })
})

it.each(byId(other))(
  'the page %s is sound for all, with records, without, and when the server fails',
  async (id, manifest) => {
    connect(drawnServer(ROWS))
    const draw = await open(manifest)
    await draw(NO_RIGHT)
    const isRead = records().length > 0
    expect(controls().filter(isActionOf(id))).toEqual([])
    await draw(EVERY_RIGHT)
    await expectSound()
    root.unmount()

    connect(drawnServer(0))
    await (await open(manifest))(EVERY_RIGHT)
    await expectSound()
    root.unmount()

    connect(failingServer())
    await (await open(manifest))(EVERY_RIGHT)
    if (isRead) await expect.poll(shown).toContain('The server went wrong')
    await expectSound()
  },
)

it.each(byId(once))('the page %s is sound in this language and mode as well', async (_, manifest) => {
  connect(drawnServer(ROWS))
  await (await open(manifest))(EVERY_RIGHT)
  await expectSound(DIFFERING)
})

/** Puts a server in the place of the network, or of the one before. */
function connect(server: MockServer) {
  disconnect()
  disconnect = install(server)
}

/** A page in an empty document; it is drawn for a user with the given rights. */
async function open(manifest: BuiltPage) {
  const { Page } = await manifest.view()
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)

  return async (grants: string[], isDrawn: () => PromiseLike<unknown> = still) => {
    root.render(
      <LanguageProvider language={language}>
        <InConsole grants={grants} address={drawnAddress(manifest)}>
          <PageIdProvider value={manifest.id}>
            <Page />
          </PageIdProvider>
        </InConsole>
      </LanguageProvider>,
    )
    await isDrawn()
  }
}

/** Waits until the page has its heading, loads nothing and changes no more. */
async function still() {
  let last = ''
  let since = 0
  await vi.waitFor(
    () => {
      const now = document.body.innerHTML
      if (now !== last) since = performance.now()
      last = now
      const isDrawn = document.querySelector('h1') && !document.querySelector('[aria-busy=true]')
      if (!isDrawn || performance.now() - since < STILL_MS) throw new Error('The page is still loading.')
    },
    { timeout: 10_000, interval: 10 },
  )
}

// biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts
const shown = () => document.body.innerText
/** The texts of drawn records that stand on the page. */
const records = () => shown().match(new RegExp(RECORD, 'g')) ?? []

/** The names of all that can be pressed, the filters' own buttons left out. */
function controls(): string[] {
  return [...document.querySelectorAll('main :is(button, a):not([role=search] *, search *)')].map(
    (control) => control.getAttribute('aria-label') ?? control.textContent.trim(),
  )
}

/** What the menu lets a role do on a page, beyond reading. */
function actionsOf(id: BuiltPage['id']): string[] {
  const actions = screens.find((screen) => screen.id === id)?.actions ?? []
  return actions.map((key) => key.slice(key.indexOf(':') + 1)).filter((action) => !READING.includes(action))
}

/** Whether a control is called as one of the page's actions is. */
function isActionOf(id: BuiltPage['id']): (control: string) => boolean {
  const names: string[] = actionsOf(id).flatMap((action) => actionTexts[action as keyof typeof actionTexts])
  return (control) => names.includes(control)
}

/** What holds for a page in every state. */
async function expectSound(rules = RULES) {
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  const ownWords = shown().replaceAll('The server went wrong', '')
  if (language === 'zh-CN') expect(ownWords.match(SENTENCE) ?? []).toEqual([])
  const { violations } = await axe.run(document, { runOnly: rules, ...FINDINGS_ONLY })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([])
}
