import type { Page } from 'playwright'

/** Names, units and codes may be Latin on a Chinese page; three English words in a row are a sentence. */
const SENTENCE = /\b[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}\b/g

/** The English sentences that a page shows, but for what says of itself that it is English. */
export async function englishOn(page: Page): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts, not what scripts and templates hold
  const text = await page.locator('body').innerText()
  const meant = (await page.locator('body [lang=en]').allInnerTexts()).join(' ')
  return (text.match(SENTENCE) ?? []).filter((sentence) => !meant.includes(sentence))
}
