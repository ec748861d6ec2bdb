import { plainPlate } from '@ampdeck/validation/plain'
import { normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { chosen } from '../chosen.ts'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { auditState, auditTodo, vehicleType } from '../enumerations/member.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, Id, optional, record, Timestamp, Version } from '../wire.ts'
import { Ledger } from './member.ts'

/** The life of a certification: who sent it in does not decide. */
export const certificationLife = lifeOf('auditState', auditState, {
  audit: {
    from: 'underReview',
    to: ['passed', 'refused'],
    notBy: {
      createUser: ['You submitted this. Another person must audit it', '由您提交，须由其他人员审核'],
    },
    sentences: {
      'transition.notAllowed': ['This certification has already been audited', '该认证已审核'],
    },
  },
})

/** The licence that a member sent in, beside what is known of the car. */
export const Certification = record({
  vehicleId: Id,
  plate: z.string(),
  vin: z.string().nullable(),
  vehicleType: codeOf(vehicleType),
  modelName: z.string().nullable(),
  memberId: Id,
  memberName: z.string(),
  /** Masked. */
  phone: z.string(),
  licencePicture: z.string(),
  ownerName: z.string(),
  auditState: codeOf(auditState),
  refuseReason: z.string().nullable(),
  auditUser: Id.nullable(),
  auditUserName: z.string().nullable(),
  auditTime: Timestamp.nullable(),
})

export const CertificationFilter = z.object({
  /** Part of the plate or of the VIN. */
  plate: filter.text(plainPlate),
  /** Part of the member's name, or of the name on the licence. */
  ownerName: filter.text(),
  memberId: filter.ids(),
  auditState: filter.codes(auditState),
  todo: filter.codes(auditTodo),
  createTimeFrom: filter.from(),
  createTimeTo: filter.to(),
})

/** A refusal says why. */
const Decision = { pass: z.boolean(), note: optional(normal.max(200)) }
const saysWhy = ({ pass, note }: { pass: boolean; note: string | null }) => pass || note !== null
const lacksReason = { path: ['note'], message: 'required' }

const sortable = ['createTime', 'auditTime', 'auditState'] as const

const at = service('member-service/vehicleCertification')

/** Whose a car is: what members send in and staff audits. */
export const vehicleCertification = {
  page: at('page', 'certificationAudit')
    .takes(paged(CertificationFilter, sortable))
    .gives(pageOf(Certification)),
  get: at('get', 'certificationAudit').takes(ById).gives(Certification),
  /** Who passes makes the member a certified owner. */
  audit: at('audit', 'certificationAudit:audit')
    .takes(ById.extend({ version: Version.optional(), ...Decision }).refine(saysWhy, lacksReason))
    .gives(Certification)
    .moves(certificationLife.audit),
  batchAudit: at('batchAudit', 'certificationAudit:audit')
    .takes(chosen(CertificationFilter, Decision).refine(saysWhy, lacksReason))
    .gives(Ledger),
  /** Starts a job of the download center. */
  export: at('export', 'certificationAudit:export')
    .takes(exported(CertificationFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type Certification = z.input<typeof Certification>
