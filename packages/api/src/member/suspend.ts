import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { chosen } from '../chosen.ts'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { suspendMode, suspendReason, suspendState } from '../enumerations/member.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, Fen, Id, record, Timestamp, Version } from '../wire.ts'
import { Ledger } from './member.ts'
import { memberRecordLife } from './member-states.ts'

/** What people fill in; arrears suspend by themselves. */
export const SuspendDraft = z.object({
  memberId: Id,
  reason: codeOf(suspendReason),
  note: empty.max(200).pipe(normal),
})

export const Suspend = record({
  memberId: Id,
  memberNo: z.string(),
  memberName: z.string(),
  /** Masked. */
  phone: z.string(),
  reason: codeOf(suspendReason),
  mode: codeOf(suspendMode),
  /** When it began. */
  debtFen: Fen,
  /** Now. */
  owedFen: Fen,
  fromTime: Timestamp,
  releasedAt: Timestamp.nullable(),
  releaseUser: Id.nullable(),
  releaseUserName: z.string().nullable(),
  createUserName: z.string().nullable(),
  note: z.string().nullable(),
  state: codeOf(suspendState),
})

export const SuspendFilter = z.object({
  /** Number or name of the member, or the phone number. */
  member: filter.text(),
  memberId: filter.ids(),
  reason: filter.codes(suspendReason),
  mode: filter.codes(suspendMode),
  state: filter.codes(suspendState),
  fromTimeFrom: filter.from(),
  fromTimeTo: filter.to(),
})

const sortable = ['fromTime', 'debtFen', 'releasedAt'] as const

/** The life of a suspension: what arrears began ends without a debt, what a person began by another person. */
export const suspendLife = lifeOf('state', suspendState, {
  release: {
    from: 'suspended',
    to: 'released',
    notBy: {
      createUser: ['You suspended this member. Another person must release', '由您挂起，须由其他人员解除'],
    },
    wrongPerson: 'suspend.sameUser',
    needs: {
      'suspend.owes': ({ mode, owedFen }: { mode: number; owedFen: number }) =>
        mode !== suspendMode.code.automatic || owedFen <= 0,
    },
    sentences: {
      'transition.notAllowed': ['This member has already been released', '该会员已解除挂起'],
      'suspend.owes': ['The member still owes money', '该会员仍有欠费'],
    },
  },
})

const at = service('member-service/suspend')

/** Members who may not start a charge for a while. */
export const suspend = {
  page: at('page', ['suspend', 'memberDetail']).takes(paged(SuspendFilter, sortable)).gives(pageOf(Suspend)),
  get: at('get', 'suspend').takes(ById).gives(Suspend),
  /** A charge that runs goes on. */
  manual: at('manual', 'suspend:manual').takes(SuspendDraft).gives(Suspend).moves(memberRecordLife.suspend),
  release: at('release', 'suspend:release')
    .takes(ById.extend({ version: Version.optional() }))
    .gives(Suspend)
    .moves(suspendLife.release),
  batchRelease: at('batchRelease', 'suspend:release').takes(chosen(SuspendFilter, {})).gives(Ledger),
  /** Starts a job of the download center. */
  export: at('export', 'suspend:export')
    .takes(exported(SuspendFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type Suspend = z.input<typeof Suspend>
export type SuspendDraft = z.input<typeof SuspendDraft>
