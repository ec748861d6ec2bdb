import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'reconciliationContractDetail',
  url: '/business/accountingManagement/reconciliationContract1/detail',
  records: 'bill-service/reconciliationContract/page',
})
