import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Each language and each mode once: together these two meet everything that differs, as they do for stories. */
export const appearances = [
  { language: 'en', mode: 'light' },
  { language: 'zh-CN', mode: 'dark' },
] as const

/** What axe finds: the rule and the elements. Injected by the debugger, so the page's own policy stays in force. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const results = await page.evaluate<AxeResults, string[]>(
    (values) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, { runOnly: { type: 'tag', values } }),
    RULES,
  )
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target} (${failureSummary})`).join('; ')}`,
  )
}
