import { z } from 'zod'
import { TariffPeriod } from '../billing/tariff-period.ts'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { commandState } from '../enumerations/equipment.ts'
import { pushStatus } from '../enumerations/interface.ts'
import { costModelState, costModelTarget } from '../enumerations/tariff.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Id, Price4, record, Timestamp, Version } from '../wire.ts'

/** A version that holds at a station, pile or gun from its time on, and whether the piles there show its prices. */
export const ModelIssue = record({
  costModelId: Id,
  code: z.string(),
  name: z.string(),
  versionNo: z.int(),
  versionState: codeOf(costModelState),
  targetKind: codeOf(costModelTarget),
  targetId: Id,
  targetName: z.string(),
  targetNameEn: z.string().nullable(),
  stationId: Id,
  effectiveTime: Timestamp,
  issueUserName: z.string().nullable(),
  issueTime: Timestamp.nullable(),
  pushStatus: codeOf(pushStatus),
  /** Piles that were asked to show the prices: none where the server alone bills by them. */
  piles: z.int(),
  accepted: z.int(),
  refused: z.int(),
  tries: z.int(),
  /** Why the first of the refusing piles does not show them. */
  message: z.string().nullable(),
  pushTime: Timestamp.nullable(),
})

export const ModelIssueFilter = z.object({
  costModelId: filter.ids(),
  stationId: filter.ids(),
  targetKind: filter.codes(costModelTarget),
  pushStatus: filter.codes(pushStatus),
  effectiveTimeFrom: filter.from(),
  effectiveTimeTo: filter.to(),
})

/** One of the two versions that are compared. */
const ComparedVersion = z.object({
  no: z.int(),
  state: codeOf(costModelState),
  effectiveTime: Timestamp,
  issueUserName: z.string().nullable(),
  periods: z.array(TariffPeriod),
  /** Energy and service, the mean of the day. */
  averagePrice4: Price4,
})

/** The life of a version at a station, pile or gun: its piles are asked by the server, and again by a person. */
export const modelIssueLife = lifeOf('pushStatus', pushStatus, {
  rePush: {
    from: ['failed', 'success'],
    to: 'rePushing',
    needs: {
      // No old price comes back.
      'costModel.replaced': ({ versionState }: { versionState: number }) =>
        versionState === costModelState.code.issued,
      'costModel.noPile': ({ piles }: { piles: number }) => piles > 0,
    },
    sentences: {
      'transition.notAllowed': ['The piles have not answered yet', '电桩尚未应答'],
      'costModel.replaced': [
        'Another version or model is in use there',
        '该对象当前已使用其他版本或计费模型',
      ],
      'costModel.noPile': ['No pile there shows prices', '该对象下没有可显示价格的电桩'],
    },
  },
})

const at = service('config-service/costModel')

/** Which prices held where from when, who issued them, and which piles show them. */
export const costModelIssue = {
  issueHistory: at('issueHistory', 'billModelHistory')
    .takes(paged(ModelIssueFilter, ['effectiveTime', 'pushTime', 'pushStatus']))
    .gives(pageOf(ModelIssue)),
  /** Two versions of a model side by side; without `before` the one that came before. */
  versionDiff: at('versionDiff', 'billModelHistory')
    .takes(z.object({ costModelId: Id, after: Version, before: Version.optional() }))
    .gives(
      z.object({
        code: z.string(),
        name: z.string(),
        /** The numbers of all versions that were issued, the newest first. */
        versions: z.array(z.int()),
        before: ComparedVersion.nullable(),
        after: ComparedVersion,
      }),
    ),
  /** What became of the piles of one row when they were last asked. */
  issuedPiles: at('issuedPiles', 'billModelHistory')
    .takes(ById)
    .gives(
      z.array(
        z.object({
          id: Id,
          pileId: Id,
          pileCode: z.string(),
          state: codeOf(commandState),
          outcome: z.string().nullable(),
          doneTime: Timestamp.nullable(),
        }),
      ),
    ),
  /** Asks the piles again to show the prices that hold there. */
  rePush: at('rePush', 'billModelHistory:rePush')
    .takes(ByVersion)
    .gives(ModelIssue)
    .moves(modelIssueLife.rePush),
}

export type ModelIssue = z.input<typeof ModelIssue>
