import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect } from 'vitest'

/** What somebody does at pages for a task. */
export interface Effort {
  /** Presses of the pointer. */
  clicks: number
  /** Fields that were filled: a text that is typed counts once, however long, and so does a choice or a file. */
  entries: number
  /** Keys but those that write a text: Enter, Tab, an arrow, a shortcut with all its keys. */
  keys: number
}

/** Under this name a page counts. */
const COUNTER = 'ampdeckEffort'

/** Counts from now on what is done at a page, which is not loaded anew meanwhile. */
export async function countEffort(page: Page): Promise<void> {
  await page.evaluate((name) => {
    const effort = { clicks: 0, entries: 0, keys: 0 }
    Object.assign(window, { [name]: effort })
    let filled: EventTarget | null = null

    const writes = (target: EventTarget | null) =>
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type))
    addEventListener('pointerdown', () => (effort.clicks += 1), true)
    addEventListener(
      'keydown',
      ({ key, target, ctrlKey, metaKey }) => {
        const isText = key.length === 1 && !ctrlKey && !metaKey && writes(target)
        if (!isText && !['Control', 'Meta', 'Shift', 'Alt'].includes(key)) effort.keys += 1
      },
      true,
    )
    addEventListener(
      'input',
      ({ target }) => {
        const isField =
          writes(target) ||
          target instanceof HTMLSelectElement ||
          (target instanceof HTMLInputElement && target.type === 'file')
        if (!isField || target === filled) return
        filled = target
        effort.entries += 1
      },
      true,
    )
  }, COUNTER)
}

/** The task has taken as much as the table of docs/design.md says, not more, at all these pages together. */
export async function expectEffort(task: string, ...pages: Page[]): Promise<void> {
  const all = await Promise.all(pages.map(effortAt))
  const sum = (of: keyof Effort) => all.reduce((total, one) => total + one[of], 0)
  const took = { clicks: sum('clicks'), entries: sum('entries'), keys: sum('keys') }
  console.log(`${task}: ${took.clicks} clicks, ${took.entries} entries, ${took.keys} keys`)
  expect(took, task).toEqual(writtenEffort(task))
}

async function effortAt(page: Page): Promise<Effort> {
  const effort = await page.evaluate((name) => (window as never)[name] as Effort | undefined, COUNTER)
  if (!effort) throw new Error(`Nothing was counted at ${page.url()}: it was loaded anew.`)
  return effort
}

/** The row of a task in the table: `| Find a station by its code | 0 | 1 | 2 |`. */
function writtenEffort(task: string): Effort {
  const text = readFileSync(join(import.meta.dirname, '../../docs/design.md'), 'utf8')
  const row = text.split('\n').find((line) => line.split('|')[1]?.trim() === task)
  if (!row) throw new Error(`docs/design.md has no row for the task "${task}"`)
  const [clicks = 0, entries = 0, keys = 0] = row.split('|').slice(2, 5).map(Number)
  return { clicks, entries, keys }
}
