import { auditState, vehicleType } from '@ampdeck/api/enumerations/member'
import type { vehicleCertification } from '@ampdeck/api/member/certification'
import { certificationTexts as words } from '@ampdeck/api/member/certification.texts'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { all } from './certification.store.ts'

/** The certifications as a file: the columns of the page, in its order. */
export const report: Report<z.output<typeof vehicleCertification.export.input>> = {
  page: 'certificationAudit',
  name: ['Certification audit', '认证审核'],
  columns: [
    { title: words.plate, width: 14 },
    { title: words.vin, width: 22 },
    { title: words.vehicleType },
    { title: words.ownerName },
    { title: words.memberId },
    { title: words.phone, width: 16 },
    { title: words.auditState },
    { title: words.createTime, kind: 'time' },
    { title: words.auditTime, kind: 'time' },
    { title: words.auditUser },
    { title: words.refuseReason, width: 30 },
  ],
  rows: async function* (rows, params, language) {
    for (const one of await all(rows, params)) {
      yield [
        one.plate,
        one.vin,
        vehicleType.label(one.vehicleType, language),
        one.ownerName,
        one.memberName,
        one.phone,
        auditState.label(one.auditState, language),
        one.createTime,
        one.auditTime,
        one.auditUserName,
        one.refuseReason,
      ]
    }
  },
}
