import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright'
import { FINDINGS_ONLY, RULES } from './judging.ts'

const OPTIONS = { runOnly: RULES, ...FINDINGS_ONLY }

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
