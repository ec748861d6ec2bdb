import { plainText } from '@ampdeck/validation/patterns'
import { z } from 'zod'
import { service } from '../contract.ts'
import { Id } from '../wire.ts'
import { chargeLife } from './charge-life.ts'
import { CommandBatch, PileCommandRow } from './pile-command.ts'

const MAX_CHARGES = 1_000
const Charges = z.array(Id).min(1).max(MAX_CHARGES).optional()
const Reason = plainText.max(200).nullable().default(null)

export const StopDraft = z
  .object({ orderId: Id.optional(), gunId: Id.optional(), reason: Reason })
  .refine(({ orderId, gunId }) => (orderId === undefined) !== (gunId === undefined), {
    path: ['orderId'],
    message: 'either orderId or gunId',
  })

export const StopBatch = z
  .object({ orderIds: Charges, gunIds: Charges, reason: Reason })
  .refine(({ orderIds, gunIds }) => (orderIds === undefined) !== (gunIds === undefined), {
    path: ['orderIds'],
    message: 'either orderIds or gunIds',
  })

const at = service('operation-service/monitor')

/** Starting and stopping charges from afar: durable commands like those of `pileCommand`. */
export const remoteStop = {
  /** Accepted is not stopped: the command is done when the charge has ended. */
  doRemoteStopCharge: at('doRemoteStopCharge', [
    'pileMonitor:remoteStop',
    'PileMonitorDetail:remoteStop',
    'StationMonitorDetail:remoteStop',
  ])
    .takes(StopDraft)
    .gives(PileCommandRow)
    .fails('device.offline')
    .moves(chargeLife.stop),
  batchRemoteStop: at('batchRemoteStop', [
    'pileMonitor:batchRemoteStop',
    'StationMonitorDetail:batchRemoteStop',
  ])
    .takes(StopBatch)
    .gives(CommandBatch),
}
