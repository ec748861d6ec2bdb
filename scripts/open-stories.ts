import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright'
import { MINIMAL_VIEWPORTS } from 'storybook/viewport'
import { chromiumArgs, ensureChromium } from './chromium.ts'

/*
 * Opens every entry of the built Storybook once, one after the other in one preview, and prints what each complains of.
 * The stories of `npm test` are run by Vitest from their sources, each on its own. A visitor opens what is built and
 * minified, under the server's own headers, in a page that has shown other stories before, and pages of text as well.
 *   node scripts/open-stories.ts [--server http://127.0.0.1:8080] [--only <parts of ids, by commas>]
 */

/** A visitor loads the page anew now and then; what one story leaves behind is met by the next until then. */
const PER_PAGE = 40
const LIMIT_MS = 60_000
/** What is written right after an entry is there still counts as its own. */
const AFTER_MS = 200
const WINDOW = { width: '1440px', height: '900px' }

interface Entry {
  id: string
  type: 'docs' | 'story'
}

const { values } = parseArgs({
  options: {
    server: { type: 'string', default: 'http://127.0.0.1:8080' },
    only: { type: 'string', default: '' },
  },
})
const storybook = `${values.server}/storybook/`
const { entries } = (await (await fetch(`${storybook}index.json`)).json()) as {
  entries: Record<string, Entry>
}
const parts = values.only.split(',')
const chosen = Object.values(entries).filter(({ id }) => parts.some((part) => id.includes(part)))
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  // Solids and street maps are drawn without a graphics card here.
  args: [
    ...chromiumArgs.filter((arg) => arg !== '--disable-gpu'),
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
  ],
})

let complaints: string[] = []
let withErrors = 0
let page: Page | undefined
try {
  for (const [index, entry] of chosen.entries()) {
    complaints = []
    if (index % PER_PAGE === 0 || !page) page = await newPage(browser, page)
    await open(page, entry).catch((error) => complaints.push(lineOf(error.message)))
    if (complaints.length > 0) {
      withErrors++
      console.log(`${entry.id}\n  ${[...new Set(complaints)].join('\n  ')}`)
    }
    if ((index + 1) % 100 === 0) console.log(`… ${index + 1} of ${chosen.length}`)
  }
} finally {
  await browser.close()
}
console.log(`${chosen.length} opened, ${withErrors} with errors`)
process.exitCode = withErrors === 0 && chosen.length > 0 ? 0 : 1

async function newPage(of: Browser, before: Page | undefined): Promise<Page> {
  await before?.context().close()
  const context = await of.newContext({ reducedMotion: 'reduce' })
  await context.addInitScript(haveFrame)
  const opened = await context.newPage()
  opened.on('pageerror', (error) => complaints.push(lineOf(`page error: ${error.stack ?? error.message}`)))
  opened.on('console', (message) => {
    if (message.type() === 'error') complaints.push(lineOf(`console: ${message.text()}`))
  })
  opened.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  opened.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // A story that goes takes along what it still asks for.
    if (!why.includes('ERR_ABORTED')) complaints.push(`${why} ${request.url()}`)
  })
  await opened.goto(`${storybook}iframe.html?id=welcome--docs&viewMode=docs`)
  await opened.waitForSelector('#storybook-docs h1', { timeout: LIMIT_MS })
  return opened
}

/** Opens an entry as Storybook's frame does, in its size, and waits until it is drawn and its play function has ended. */
async function open(inPage: Page, { id, type }: Entry): Promise<void> {
  const { styles = WINDOW } =
    type === 'story' ? await inPage.evaluate(viewportOf, [id, MINIMAL_VIEWPORTS] as const) : {}
  await inPage.setViewportSize({
    width: Number.parseInt(styles.width, 10),
    height: Number.parseInt(styles.height, 10),
  })
  await inPage.evaluate(select, { storyId: id, viewMode: type })
  const isIt = () => inPage.waitForFunction(isThere, { id, type }, { timeout: LIMIT_MS, polling: 100 })
  await isIt()
  await wait(AFTER_MS)
  // The stories of a page of text begin after the text.
  if (type === 'docs') await isIt()
  const failed = await inPage.evaluate(failedOf)
  if (failed) complaints.push(failed)
}

/*
 * What follows runs in the page.
 */

/**
 * What Storybook's frame is told has somebody who hears it. Otherwise all of it is kept, and told at once when a page of
 * text embeds its first picture.
 */
function haveFrame(): void {
  if (window.top === window) Object.assign(window, { parent: { postMessage: () => {} } })
}

interface Render {
  id: string
  phase?: string
}

interface Preview {
  currentSelection?: { storyId: string }
  currentRender?: Render
  storyRenders: readonly Render[]
  storyStoreValue: { loadStory: (of: { storyId: string }) => Promise<PreparedStory> }
}

interface PreparedStory {
  storyGlobals: { viewport?: { value?: string } }
  parameters: { viewport?: { options?: Viewports } }
}

type Viewports = Record<string, { styles: { width: string; height: string } }>

interface StorybookWindow {
  __STORYBOOK_PREVIEW__?: Preview
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, payload: unknown) => void
    /** What came with an event when it was last told. */
    last: (event: string) => unknown[] | undefined
  }
}

function select(selection: { storyId: string; viewMode: string }): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookWindow
  channel.emit('setCurrentStory', selection)
}

/** The size that a story asks for, which is set by Storybook's frame. */
async function viewportOf([storyId, usual]: readonly [string, Viewports]): Promise<
  Partial<Viewports[string]>
> {
  const preview = (globalThis as unknown as StorybookWindow).__STORYBOOK_PREVIEW__
  const story = await preview?.storyStoreValue.loadStory({ storyId })
  const options = { ...usual, ...story?.parameters.viewport?.options }
  return options[story?.storyGlobals.viewport?.value ?? ''] ?? {}
}

function isThere({ id, type }: Entry): boolean {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
    globalThis as unknown as StorybookWindow
  const isDone = ({ phase = '' }: Render) => ['finished', 'errored', 'aborted'].includes(phase)
  if (!preview || preview.currentSelection?.storyId !== id) return false
  if (type === 'story') return preview.currentRender?.id === id && isDone(preview.currentRender)
  return channel.last('docsRendered')?.[0] === id && preview.storyRenders.every(isDone)
}

function failedOf(): string {
  const preview = (globalThis as unknown as StorybookWindow).__STORYBOOK_PREVIEW__
  const renders = [preview?.currentRender, ...(preview?.storyRenders ?? [])]
  const wrong = renders.filter((render) => render?.phase === 'errored').map((render) => render?.id)
  if (wrong.length > 0) return `errored: ${[...new Set(wrong)].join(', ')}`
  const { classList } = document.body
  const display = ['sb-show-errordisplay', 'sb-show-nopreview'].find((name) => classList.contains(name))
  return display ? `shows ${display}` : ''
}

function lineOf(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 400)
}
