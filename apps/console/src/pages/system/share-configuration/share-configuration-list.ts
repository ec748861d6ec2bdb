import { shareConfiguration, shareKind, shareState } from '@ampdeck/api/system/share-configuration'
import { shareConfigurationTexts } from '@ampdeck/api/system/share-configuration.texts'
import { listOf } from '../../../list/list-of.ts'

const { on: ON, off: OFF } = shareState.code

/** What this seller shares with others (screens.md S231). */
export const screen = listOf<typeof shareConfiguration.page>(shareConfigurationTexts, {
  unit: ['share rule | share rules', '共享规则'],
  columns: (c) => [
    c.name('name', { sort: true, locked: true }),
    c.status('state', shareState, { lead: true }),
    c.named('sellerName', {
      zh: 'sellerName',
      en: 'sellerNameEn',
      label: shareConfigurationTexts.sellerNumber,
    }),
    c.code('objectKind', shareKind),
    c.custom('objectIds', { cell: ({ objectIds }) => objectIds.length, numeric: 'number' }),
    c.instant('validFrom'),
    c.instant('validTo', { sort: true }),
  ],
  filters: (f) => [f.search('name'), f.codes('objectKind', shareKind), f.codes('state', shareState)],
  actions: (a) => [
    a.form(shareConfiguration.update),
    a.call(shareConfiguration.enable, { hiddenIf: ({ state }) => state === ON }),
    a.call(shareConfiguration.disable, { hiddenIf: ({ state }) => state === OFF }),
    a.call(shareConfiguration.delete, { confirm: 'danger' }),
  ],
})
