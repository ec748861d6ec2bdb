import type { Locator, Page } from 'playwright'

/** As many controls as somebody would tab over before giving up. */
const PATIENCE = 120

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement).catch(() => false)

/** Presses Tab until the focus is there: nothing else moves it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.first().waitFor()
  for (let pressed = 0; pressed < PATIENCE; pressed++) {
    if (await hasFocus(target.first())) return
    await page.keyboard.press(key)
  }
  throw new Error(`${PATIENCE} times ${key} and not there: ${target}`)
}

/** Goes to a control and presses it. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Goes to a field and types; a choice is made as a keyboard makes it, by the beginning of its words. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  if (await field.evaluate((element) => element instanceof HTMLInputElement))
    await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Presses a key until something is so. */
export async function pressUntil(page: Page, key: string, isSo: () => Promise<boolean>): Promise<void> {
  for (let pressed = 0; pressed < PATIENCE; pressed++) {
    if (await isSo()) return
    await page.keyboard.press(key)
  }
  throw new Error(`${PATIENCE} times ${key} and nothing came of it`)
}
