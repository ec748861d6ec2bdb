import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'reconciliationContract1',
  url: '/business/accountingManagement/reconciliationContract1',
  list: 'bill-service/reconciliationContract/page',
})
