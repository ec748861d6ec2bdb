import { auditState, auditTodo, vehicleType } from '@ampdeck/api/enumerations/member'
import { vehicleCertification } from '@ampdeck/api/member/certification'
import { certificationTexts } from '@ampdeck/api/member/certification.texts'
import { texts } from '@ampdeck/api/texts'
import { listOf } from '../../../list/list-of.ts'
import { paths } from '../../../session/paths.ts'

const words = texts({
  plate: ['Plate or VIN', '车牌号或车架号'],
  owner: ['Owner or member', '所有人或会员'],
})

export const screen = listOf<typeof vehicleCertification.page>(certificationTexts, {
  unit: ['certification | certifications', '认证'],
  columns: (c) => [
    c.name('plate', { locked: true }),
    c.status('auditState', auditState, { sort: true, lead: true }),
    c.text('ownerName'),
    c.named('memberId', {
      zh: 'memberName',
      en: 'memberName',
      link: ({ memberId }) => paths.member(memberId),
    }),
    c.text('phone'),
    c.code('vehicleType', vehicleType),
    c.text('vin', { code: true, hidden: true }),
    c.text('modelName', { hidden: true }),
    c.instant('createTime', { sort: true }),
    c.instant('auditTime', { sort: true }),
    c.text('auditUserName', { label: certificationTexts.auditUser }),
    c.text('refuseReason', { most: 220 }),
  ],
  filters: (f) => [
    f.search('plate', { label: words.plate }),
    f.search('ownerName', { label: words.owner }),
    f.codes('auditState', auditState),
    f.codes('todo', auditTodo, { more: true }),
    f.period('createTime'),
  ],
  actions: (a) => [a.form(vehicleCertification.audit)],
})
