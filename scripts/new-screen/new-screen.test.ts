import { describe, expect, it } from 'vitest'
import { missingAction, newScreen, placeOf } from './new-screen.ts'

const page = {
  id: 'taxEntity',
  url: '/finance/invoiceManage/taxEntity',
  title: '开票主体管理',
  titleEn: 'Tax entities',
  actions: ['taxEntity:query', 'taxEntity:add', 'taxEntity:edit', 'taxEntity:delete'],
}
const screens = `
\`inv\` invoice-service, \`rep\` report-service
- S122 **taxCode** · /finance/taxCode · Tax codes — api \`rep/codes P\`
- S123 **taxEntity** (+) · /finance/invoiceManage/taxEntity · Tax entities · 开票主体 · list
  - api \`inv/entity PGSUD + test\` · form name*[normal]
- S124 **taxShare** · /finance/taxShare · Tax shares — api \`rep/shares + sharePage, shareExport\`
`

describe('the place of a screen', () => {
  it('is what the list of screens says of its calls', () => {
    expect(placeOf(page, 'plain', screens)).toEqual({
      service: 'invoice',
      resource: 'entity',
      path: 'invoice-service/entity',
    })
  })

  it("is the page's own where it reads among others of a resource", () => {
    const share = { ...page, id: 'taxShare' }
    expect(placeOf(share, 'report', screens)).toMatchObject({
      service: 'report',
      resource: 'taxShare',
      path: 'report-service/taxShare',
    })
  })

  it('has no capital at the beginning, as some pages of the menu have', () => {
    const share = { ...page, id: 'TaxShare' }
    expect(placeOf(share, 'report', screens.replace('taxShare', 'TaxShare'))).toMatchObject({
      resource: 'taxShare',
      path: 'report-service/TaxShare',
    })
  })

  it('is not guessed', () => {
    expect(() => placeOf({ ...page, id: 'nowhere' }, 'plain', screens)).toThrow('nowhere')
  })
})

it('has every action that its form needs', () => {
  expect(missingAction(page, 'plain')).toBeUndefined()
  expect(missingAction(page, 'detail')).toBe('get')
  expect(missingAction(page, 'report')).toBe('export')
})

it('names each file and each word after the page, and puts it where its kind belongs', () => {
  const templates = [
    ['sample-thing.ts', "service('sample-service/sampleThing')"],
    ['sample-thing.store.ts', "import '@ampdeck/api/sample/sample-thing'"],
    ['sample-thing-list.ts', "['sample thing | sample things', '样例']"],
    ['sample-thing.manifest.ts', "'samplePage' '/sample/sampleManage/samplePage'"],
    ['migration.ts', 'create table sample_thing'],
  ] as const
  const place = { service: 'invoice', resource: 'taxEntity', path: 'invoice-service/entity' }
  expect(newScreen(page, place, templates, new Date('2026-11-20T12:00:00Z'))).toEqual([
    ['packages/api/src/invoice/tax-entity.ts', "service('invoice-service/entity')"],
    ['apps/server/src/invoice/tax-entity/tax-entity.store.ts', "import '@ampdeck/api/invoice/tax-entity'"],
    [
      'apps/console/src/pages/finance/tax-entity/tax-entity-list.ts',
      "['tax entity | tax entities', '开票主体']",
    ],
    ['apps/console/src/pages/finance/tax-entity/tax-entity.manifest.ts', `'taxEntity' '${page.url}'`],
    ['apps/server/src/database/migrations/20261120-120000-tax-entity.ts', 'create table tax_entity'],
  ])
})
