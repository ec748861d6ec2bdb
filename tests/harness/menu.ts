import type { Page } from 'playwright'

/** Goes to a page by the menus alone: the name at the top, that of its group where that is closed, its own. */
export async function goByMenu(page: Page, top: string, group: string, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Top menu' }).getByRole('link', { name: top }).click()
  const side = page.getByRole('navigation', { name: 'Side menu' })
  const button = side.getByRole('button', { name: group, exact: true })
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
  await side.getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}
