import { createRPCError } from 'ocpp-rpc'
import type { UpwardCall } from '../frame/protocol.ts'
import { acknowledged, certificateCalls, commonCalls } from '../translation/calls.ts'
import type { Link } from '../translation/link.ts'
import { timeOf } from '../translation/pile-clock.ts'
import { asEnding, idTagInfoOf } from '../translation/refusal.ts'
import { type MeterValue, readingsOf } from '../translation/sampled-values.ts'
import { stopReasonOf } from '../translation/stop-reason.ts'
import { tokenOf } from '../translation/token.ts'
import { gunReportOf, type StatusNotification } from './status.ts'

interface Boot {
  chargePointVendor: string
  chargePointModel: string
  firmwareVersion?: string
}

interface Start {
  connectorId: number
  idTag: string
  meterStart: number
  timestamp: string
}

interface Meter {
  connectorId: number
  transactionId?: number
  meterValue: readonly MeterValue[]
}

interface Stop {
  transactionId: number
  idTag?: string
  meterStop: number
  timestamp: string
  reason?: string
  transactionData?: readonly MeterValue[]
}

/** The calls of a 1.6 pile. */
export function upward16(link: Link): Record<string, UpwardCall> {
  const { at, charging, now, record } = link
  const { booted, heartbeat, dataTransfer } = commonCalls(link)

  const boot = ({ chargePointVendor: vendor, chargePointModel: model, firmwareVersion: firmware }: Boot) =>
    booted({ vendor, model, firmware })

  const status = async (notification: StatusNotification) => {
    await charging.gunChanged(at, gunReportOf(notification, now()))
    return {}
  }

  const authorize = async ({ idTag }: { idTag: string }) => {
    const authorization = await charging.authorize(at, tokenOf(idTag))
    return { idTagInfo: idTagInfoOf(authorization) }
  }

  const start = async ({ connectorId, idTag, meterStart, timestamp }: Start) => {
    const authorization = await charging.started(at, {
      connector: connectorId,
      token: tokenOf(idTag),
      meterWh: registerOf(meterStart),
      ts: timeOf(timestamp, now()),
    })
    return {
      transactionId: Number(authorization.transactionId),
      idTagInfo: idTagInfoOf(authorization),
    }
  }

  const meter = async ({ connectorId, transactionId, meterValue }: Meter) => {
    const readings = readingsOf(meterValue, now())
    // Connector 0 is the pile's own meter, which is no gun's.
    if (readings.length === 0 || connectorId === 0) return {}
    const transaction = transactionId === undefined ? {} : { transactionId: String(transactionId) }
    await charging.metered(at, { connector: connectorId, ...transaction, readings })
    return {}
  }

  const stop = async (said: Stop, frame: string) => {
    const readings = readingsOf(said.transactionData, now())
    await charging.stopped(at, {
      transactionId: String(said.transactionId),
      meterWh: registerOf(said.meterStop),
      reason: stopReasonOf(said.reason, readings),
      readings,
      ts: timeOf(said.timestamp, now()),
      frame,
    })
    if (said.idTag === undefined) return {}
    return { idTagInfo: idTagInfoOf(asEnding(await charging.authorize(at, tokenOf(said.idTag)))) }
  }

  return {
    BootNotification: boot,
    Heartbeat: heartbeat,
    StatusNotification: status,
    Authorize: authorize,
    StartTransaction: start,
    MeterValues: meter,
    StopTransaction: stop,
    DataTransfer: dataTransfer,
    ...acknowledged(['FirmwareStatusNotification', 'SignedFirmwareStatusNotification'], ({ status }) =>
      record({ firmwareStatus: status, firmwareTime: now() }),
    ),
    ...acknowledged(['DiagnosticsStatusNotification', 'LogStatusNotification'], ({ status }) =>
      record({ logStatus: status }),
    ),
    // Kept as a frame, as all are.
    ...acknowledged(['SecurityEventNotification'], async () => undefined),
    ...certificateCalls(link),
  }
}

/** A register in Wh; a number that no meter can show breaks the call. */
function registerOf(value: number): number {
  if (Number.isSafeInteger(value) && value >= 0) return value
  throw createRPCError('PropertyConstraintViolation', 'a meter shows a whole number of Wh, not below zero')
}
