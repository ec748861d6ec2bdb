import type { BrowserContext, Page } from 'playwright'

/** Everything that pages of a context say in messages, also just before they are loaded anew. */
export async function listenTo(context: BrowserContext): Promise<string[]> {
  const said: string[] = []
  await context.exposeBinding('noteMessage', (_, text: string) => {
    said.push(text)
  })
  await context.addInitScript(() => {
    const { noteMessage } = window as unknown as { noteMessage: (text: string) => void }
    const textOf = (node: Node) => node.textContent?.trim() ?? ''
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const region = target instanceof Element ? target.closest('[role=alert], [role=status]') : null
        for (const node of addedNodes) {
          const isAlert = node instanceof Element && node.matches('[role=alert], [role=status]')
          if ((isAlert || region) && textOf(node)) noteMessage(textOf(node))
        }
      }
    }).observe(document, { childList: true, subtree: true })
  })
  return said
}

/** Waits for a message in exactly these words. */
export function saysTo(page: Page, text: string): Promise<void> {
  return page.getByRole('alert').getByText(text, { exact: true }).waitFor()
}
