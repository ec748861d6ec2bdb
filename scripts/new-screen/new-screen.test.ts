import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { newScreen } from './new-screen.ts'

const page = {
  name: 'taxEntity',
  url: '/finance/invoiceManage/taxEntity',
  title: '开票主体',
  titleEn: 'Tax entities',
}
const files = new Map(newScreen({ page, migration: 7, read: (path) => readFileSync(path, 'utf8') }))

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

it('is registered beside the reference: resource, routes, table, scope, migration', () => {
  const text = (path: string) => files.get(path) ?? ''
  expect(text('packages/api/src/resources.ts')).toMatch(/operatingUnit,\n {2}taxEntity,/)
  expect(text('apps/server/src/routes.ts')).toContain('taxEntityRoutes(app, platform)')
  expect(text('apps/server/src/database/tables.ts')).toContain('  taxEntity: TaxEntityTable\n')
  expect(text('apps/server/src/database/tables.ts')).toContain('  TaxEntityTable,\n')
  expect(text('apps/server/src/database/tables/equipment.ts')).toContain('export interface TaxEntityTable ')
  expect(text('apps/server/src/database/rows.ts')).toContain('  taxEntity: {},')
  expect(text('apps/server/src/database/migrate.ts')).toContain(`'0007-tax-entity': taxEntity,`)
})
