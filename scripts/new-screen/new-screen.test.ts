import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { newScreen } from './new-screen.ts'

const page = {
  name: 'taxEntity',
  url: '/finance/invoiceManage/taxEntity',
  title: '开票主体',
  titleEn: 'Tax entities',
}
const files = new Map(
  newScreen({ page, now: new Date('2026-11-20T12:00:00Z'), read: (path) => readFileSync(path, 'utf8') }),
)

it('names every copy after the new page, and nothing after the reference', () => {
  const copies = [...files].filter(([path]) => /tax-entity/.test(path))
  expect(copies).toHaveLength(10)
  for (const [, text] of copies) expect(text).not.toMatch(/operating.?unit(?!Kind)|运营单位/i)
})

it("opens at the menu's address", () => {
  expect(files.get('apps/console/src/pages/business/tax-entity/tax-entity.manifest.ts')).toContain(
    `url: '${page.url}'`,
  )
})

it('declares its own table, with its scope and its migration', () => {
  const table = files.get('apps/server/src/config/tax-entity/tax-entity.table.ts')
  expect(table).toContain('export const tables = { taxEntity: {} }')
  expect(table).toContain('    taxEntity: TaxEntityTable\n')
  expect(files.has('apps/server/src/database/migrations/20261120-1200-tax-entity.ts')).toBe(true)
})
