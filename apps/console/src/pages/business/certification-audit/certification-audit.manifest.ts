import { page } from '../../manifest.ts'

export const manifest = page({
  id: 'certificationAudit',
  url: '/business/vehicleManage/certificationAudit',
  list: 'member-service/vehicleCertification/page',
})
