import type { Protocol, UpwardCall } from '../frame/protocol.ts'
import { acknowledged, certificateCalls, commonCalls } from '../translation/calls.ts'
import type { Link } from '../translation/link.ts'
import { type MeterValue, readingsOf } from '../translation/sampled-values.ts'
import { keepSigned } from '../translation/signed-values.ts'
import { needsCalls } from './charging-needs.ts'
import { gunsOf } from './guns.ts'
import type {
  Boot,
  EventData,
  ReservationStatusUpdate,
  StatusNotification,
  TransactionEvent,
} from './messages.ts'
import { authorizeCall, plugAndChargeCalls } from './plug-and-charge.ts'
import { reportCalls } from './reports.ts'
import { transactionsOf } from './transactions.ts'

/** Reports that are kept as frames, as all are, and answered with nothing. */
const reports = ['SecurityEventNotification', 'NotifyChargingLimit', 'ClearedChargingLimit']

/** The calls of a 2.0.1 pile. */
export function upward201(link: Link, version: Protocol = 'ocpp2.0.1'): Record<string, UpwardCall> {
  const { at, charging, now, record } = link
  const { booted, heartbeat, dataTransfer } = commonCalls(link)
  const guns = gunsOf(link)
  const transactions = transactionsOf(link, guns)

  const boot = ({ chargingStation: { vendorName: vendor, model, ...more } }: Boot) => {
    transactions.forget()
    return booted({
      vendor,
      model,
      serial: more.serialNumber || undefined,
      firmware: more.firmwareVersion,
      iccid: more.modem?.iccid,
      imsi: more.modem?.imsi,
    })
  }

  const status = async (notification: StatusNotification) => {
    await guns.statusNotified(notification)
    return {}
  }

  const events = async ({ eventData }: { eventData: readonly EventData[] }) => {
    for (const event of eventData) await guns.eventNotified(event)
    return {}
  }

  const transaction = (event: TransactionEvent, frame: string) => transactions.event(event, frame)

  const meter = async ({ evseId, meterValue }: { evseId: number; meterValue: readonly MeterValue[] }) => {
    const readings = readingsOf(meterValue, now())
    // EVSE 0 is the pile's own meter, which is no gun's.
    if (readings.length > 0 && evseId > 0) {
      await charging.metered(at, { connector: evseId, readings })
      link.costs.report({ of: { connector: evseId } })
    }
    if (evseId > 0) await keepSigned(link, { connector: evseId }, meterValue)
    return {}
  }

  const reservation = async ({ reservationId, reservationUpdateStatus: status }: ReservationStatusUpdate) => {
    await charging.reservationEnded(at, { reservationId, isExpired: status !== 'Removed' })
    return {}
  }

  return {
    ...needsCalls(link, { granted: 'Accepted', unlimited: 'Processing', unknownGun: 'Rejected' }),
    BootNotification: boot,
    Heartbeat: heartbeat,
    StatusNotification: status,
    NotifyEvent: events,
    Authorize: authorizeCall(link),
    TransactionEvent: transaction,
    MeterValues: meter,
    DataTransfer: dataTransfer,
    ReservationStatusUpdate: reservation,
    ...reportCalls(link),
    ...acknowledged(['FirmwareStatusNotification', 'PublishFirmwareStatusNotification'], ({ status }) =>
      record({ firmwareStatus: status, firmwareTime: now() }),
    ),
    ...acknowledged(['LogStatusNotification'], ({ status }) => record({ logStatus: status })),
    ...acknowledged(reports, async () => undefined),
    ...plugAndChargeCalls(link, version),
    ...certificateCalls(link),
  }
}
