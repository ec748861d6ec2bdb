import type { Locator, Page } from 'playwright'

/** The rows of a list, without its head. */
export function rowsOf(page: Page): Locator {
  return page.getByRole('main').getByRole('table').locator('tbody').getByRole('row')
}

/** The row that holds a text. */
export function rowWith(page: Page, text: string): Locator {
  return rowsOf(page).filter({ hasText: text })
}

/** A row's action: a button of the row, or an item of its "More" menu. */
export async function act(page: Page, row: Locator, name: string): Promise<void> {
  const button = row.getByRole('button', { name: new RegExp(`^${name}\\b`) })
  if (await button.isVisible()) return button.click()
  await row.getByRole('button', { name: /^More\b/ }).click()
  await page.getByRole('menuitem', { name: new RegExp(`^${name}\\b`) }).click()
}

/** Fills a field of a form, or chooses in it, whatever kind of control it is. */
export async function enter(form: Locator, label: string, value: string): Promise<void> {
  const field = form.getByLabel(new RegExp(`^${label}\\b`)).first()
  const isSelect = await field.evaluate((element) => element.tagName === 'SELECT')
  if (!isSelect) return field.fill(value)
  const option = field.locator('option').filter({ hasText: value }).first()
  await field.selectOption((await option.getAttribute('value')) ?? value)
}
