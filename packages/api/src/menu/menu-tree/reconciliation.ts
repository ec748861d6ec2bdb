import { catalog, external, firstLevel, list } from './entry.ts'

/**
 * The first-level entry opens the external reconciliation site in a new window; the four leading children are
 * that site's own and are removed before the side menu is built.
 */
export const reconciliation = firstLevel('reconciliation', 'Reconciliation', '对账平台', 'scale', [
  external('reconciliationOverview', 'Reconciliation overview', '对账总览', '', 'external/overview'),
  external('reconciliationChannel', 'Channels', '渠道对账', '', 'external/channel'),
  external('reconciliationDifference', 'Differences', '差异处理', '', 'external/difference'),
  external('reconciliationSettle', 'Settlement', '结算管理', '', 'external/settle'),
  catalog('reconciliationManage', 'Reconciliation', '对账管理', 'scale', [
    list('reconciliationTask', 'Reconciliation tasks', '对账任务', 'run query'),
    list('reconciliationFile', 'Reconciliation files', '对账文件'),
  ]),
])
