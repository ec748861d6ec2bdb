import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright'

/** What passes is not asked for: to bring it over from the page takes longer than to judge it. Our rules load nothing. */
const OPTIONS = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
  preload: false,
} as const

/** Each language and each mode once: together these two meet everything that differs, as they do for stories. */
export const appearances = [
  { language: 'en', mode: 'light' },
  { language: 'zh-CN', mode: 'dark' },
] as const

/** What axe finds: the rule and the elements. Injected by the debugger, so the page's own policy stays in force. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(untilShown)
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axe.source)
  const found = await page.evaluate<AxeResults['violations'], typeof OPTIONS>(
    (options) =>
      (window as unknown as { axe: { run(on: Document, options: object): Promise<AxeResults> } }).axe
        .run(document, options)
        .then((results) => results.violations),
    OPTIONS,
  )
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target} (${failureSummary})`).join('; ')}`,
  )
}

/** A dialog whose opening is at its first frame is no dialog to axe, but the page behind it is put away already. */
async function untilShown(): Promise<void> {
  const running = document.getAnimations().filter(({ playState, effect }) => {
    return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
  })
  await Promise.allSettled(running.map(({ finished }) => finished))
}
