import type { Locator, Page } from 'playwright'

/** The list of a page: a grid, and where rows are cards a table. */
export function listOf(page: Page): Locator {
  const main = page.getByRole('main')
  return main.getByRole('grid').or(main.getByRole('table'))
}

/** The rows of a list, without its head. */
export function rowsOf(page: Page): Locator {
  return listOf(page).locator('tbody').getByRole('row')
}

/** The row that holds a text. */
export function rowWith(page: Page, text: string): Locator {
  return rowsOf(page).filter({ hasText: text })
}

/** A row's action: a button of the row, or an item of its "More" menu. */
export async function act(page: Page, row: Locator, name: string): Promise<void> {
  // Behind a dialog that is about to close, a row has no roles yet.
  await row.waitFor()
  const button = row.getByRole('button', { name, exact: true })
  if (await button.isVisible()) return button.click()
  await row.getByRole('button', { name: /^(More|更多)/ }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** Fills a field of a form, or chooses in it by the option's text. */
export async function enter(form: Locator, label: string, value: string): Promise<void> {
  const field = form.getByLabel(label, { exact: true })
  const isSelect = await field.evaluate((element) => element.tagName === 'SELECT')
  await (isSelect ? field.selectOption({ label: value }) : field.fill(value))
}
