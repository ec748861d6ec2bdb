import { vin } from '@ampdeck/validation/typed'
import { z } from 'zod'
import { activeLife } from '../active-life.ts'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { accountType, activeState, vinPayer } from '../enumerations/member.ts'
import { filter } from '../filter.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Day, Id, optional, record } from '../wire.ts'
import { importing } from './download-center.ts'

const Fields = z.object({
  vin,
  payerKind: codeOf(vinPayer).meta({ examples: [vinPayer.code.fleet] }),
  memberId: optional(Id),
  groupId: optional(Id).meta({ examples: [1] }),
  /** The account that pays first. */
  accountType: codeOf(accountType).meta({ examples: [accountType.code.phoneNumber] }),
  /** The last day; none has no end. */
  validTo: optional(Day),
})

/** What people fill in. */
export const VinBindingDraft = Fields.refine(
  ({ payerKind, memberId }) => payerKind !== vinPayer.code.member || memberId !== null,
  { path: ['memberId'], message: 'empty' },
)
  .refine(({ payerKind, groupId }) => payerKind !== vinPayer.code.fleet || groupId !== null, {
    path: ['groupId'],
    message: 'empty',
  })
  .refine(({ accountType: type }) => type !== accountType.code.reward, {
    path: ['accountType'],
    message: 'choice',
  })

export const VinBinding = record({
  ...Fields.shape,
  /** Of the member or the fleet. */
  payerName: z.string().nullable(),
  plate: z.string().nullable(),
  /** The pass of the same VIN; without one the car does not start by itself. */
  passId: Id.nullable(),
  state: codeOf(activeState),
})

export const VinBindingFilter = z.object({
  /** Part of the VIN, the plate or the payer's name. */
  vin: filter.text(),
  payerKind: filter.codes(vinPayer),
  memberId: filter.ids(),
  groupId: filter.ids(),
  accountType: filter.codes(accountType),
  state: filter.codes(activeState),
})

const sortable = ['vin', 'validTo', 'state', 'updateTime'] as const
const noAccount = {
  'vin.noAccount': ['The payer has no account of this type', '付款方没有该类型的账户'],
} as const

const at = service('config-service/vinBinding')

/** Whose account pays for a car that starts by its VIN. */
export const vinBinding = {
  page: at('page', ['vinBinding', 'fleetDetail', 'memberDetail'])
    .takes(paged(VinBindingFilter, sortable))
    .gives(pageOf(VinBinding)),
  get: at('get', 'vinBinding').takes(ById).gives(VinBinding),
  save: at('save', 'vinBinding:add')
    .takes(VinBindingDraft)
    .gives(VinBinding)
    .fails('record.duplicate', noAccount),
  update: at('update', 'vinBinding:edit')
    .takes(VinBindingDraft.safeExtend(ByVersion.shape))
    .gives(VinBinding)
    .fails('record.stale', 'record.duplicate', noAccount),
  enable: at('enable', 'vinBinding:enable').takes(ById).gives(VinBinding).moves(activeLife.enable),
  disable: at('disable', 'vinBinding:disable').takes(ById).gives(VinBinding).moves(activeLife.disable),
  delete: at('delete', 'vinBinding:delete').takes(ById),
  import: importing(at('import', 'vinBinding:import')),
  /** Starts a job of the download center. */
  export: at('export', 'vinBinding:export')
    .takes(exported(VinBindingFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type VinBinding = z.input<typeof VinBinding>
