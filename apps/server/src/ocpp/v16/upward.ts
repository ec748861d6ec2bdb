import { createRPCError } from 'ocpp-rpc'
import type { ChargePoint } from '../../device/charge-point.ts'
import type { UpwardCall } from '../frame/protocol.ts'
import { acknowledged, certificateCalls, commonCalls } from '../translation/calls.ts'
import type { Link } from '../translation/link.ts'
import { readRegister } from '../translation/number.ts'
import { isCredible, timeOf } from '../translation/pile-clock.ts'
import { parseTime } from '../translation/pile-time.ts'
import { asEnding, idTagInfoOf } from '../translation/refusal.ts'
import { type MeterValue, readingsOf } from '../translation/sampled-values.ts'
import { keepSigned } from '../translation/signed-values.ts'
import { stopReasonOf } from '../translation/stop-reason.ts'
import { tokenOf } from '../translation/token.ts'
import { contractOfTag, dataTransfer16 } from './plug-and-charge.ts'
import { gunReportOf, type StatusNotification } from './status.ts'

interface Boot {
  chargePointVendor: string
  chargePointModel: string
  chargePointSerialNumber?: string
  chargeBoxSerialNumber?: string
  firmwareVersion?: string
  iccid?: string
  imsi?: string
}

/* What charges money is taken in any form: registers, numbers of transactions and times are read here. */

interface Start {
  connectorId?: number
  idTag: string
  meterStart?: unknown
  timestamp?: unknown
}

interface Meter {
  connectorId?: number
  transactionId?: unknown
  meterValue: readonly MeterValue[]
}

interface Stop {
  transactionId?: unknown
  idTag?: string
  meterStop?: unknown
  timestamp?: unknown
  reason?: string
  transactionData?: readonly MeterValue[]
}

/** The calls of a 1.6 pile. */
export function upward16(link: Link): Record<string, UpwardCall> {
  const { at, charging, costs, now, record, remark } = link
  const { booted, heartbeat, dataTransfer } = commonCalls(link)

  const boot = (said: Boot) =>
    booted({
      vendor: said.chargePointVendor,
      model: said.chargePointModel,
      serial: said.chargePointSerialNumber || said.chargeBoxSerialNumber || undefined,
      firmware: said.firmwareVersion,
      iccid: said.iccid,
      imsi: said.imsi,
    })

  const status = async (notification: StatusNotification) => {
    await charging.gunChanged(at, gunReportOf(notification, now()))
    return {}
  }

  const authorize = async ({ idTag }: { idTag: string }) => {
    const authorization = await charging.authorize(at, tokenOf(idTag))
    return { idTagInfo: idTagInfoOf(authorization) }
  }

  /** A register that is not known is null, never zero. */
  const registerOf = (name: string, value: unknown): number | null => {
    const register = readRegister(value)
    if (register === null)
      remark(`${name} ${JSON.stringify(value) ?? 'missing'} is no register: it is unknown`)
    return register
  }

  /** Where it is that of the receipt, it says so: the start may come again. */
  const startTimeOf = (timestamp: unknown, received: number) => {
    const ts = timeOf(timestamp, received)
    return isCredible(parseTime(timestamp), received) ? { ts } : { ts, isReceiptTime: true }
  }

  const start = async ({ connectorId, idTag, meterStart, timestamp }: Start) => {
    const connector = connectorId ?? onlyConnector(at)
    const authorization = await charging.started(at, {
      connector,
      ...(await contractOfTag(link, idTag)),
      meterWh: registerOf('meterStart', meterStart),
      ...startTimeOf(timestamp, now()),
    })
    const { accepted, transactionId } = authorization
    if (accepted) costs.report({ of: { transactionId }, token: tokenOf(idTag) })
    return {
      transactionId: Number(transactionId),
      idTagInfo: idTagInfoOf(authorization),
    }
  }

  const meter = async ({ connectorId, transactionId: number, meterValue }: Meter) => {
    const readings = readingsOf(meterValue, now())
    // Connector 0 is the pile's own meter, which is no gun's.
    if (connectorId === 0) return {}
    const transactionId = numberOf(number)
    const of = {
      ...(connectorId !== undefined && { connector: connectorId }),
      ...(transactionId !== undefined && { transactionId }),
    }
    if (readings.length > 0) {
      await charging.metered(at, { ...of, readings })
      if (connectorId !== undefined) costs.report({ of: { connector: connectorId } })
      else if (transactionId !== undefined) costs.report({ of: { transactionId } })
    }
    await keepSigned(link, of, meterValue)
    return {}
  }

  const stop = async (said: Stop, frame: string) => {
    const readings = readingsOf(said.transactionData, now())
    const transactionId = numberOf(said.transactionId)
    await charging.stopped(at, {
      ...(transactionId !== undefined && { transactionId }),
      ...(said.idTag !== undefined && { token: tokenOf(said.idTag) }),
      meterWh: registerOf('meterStop', said.meterStop),
      reason: stopReasonOf(said.reason, readings),
      readings,
      ts: timeOf(said.timestamp, now()),
      frame,
    })
    if (transactionId !== undefined) costs.report({ of: { transactionId }, hasEnded: true })
    await keepSigned(link, transactionId === undefined ? {} : { transactionId }, said.transactionData)
    if (said.idTag === undefined) return {}
    const { token, contractRefusal: reason } = await contractOfTag(link, said.idTag)
    const authorization = reason
      ? ({ accepted: false, reason } as const)
      : await charging.authorize(at, token)
    return { idTagInfo: idTagInfoOf(asEnding(authorization)) }
  }

  return {
    BootNotification: boot,
    Heartbeat: heartbeat,
    StatusNotification: status,
    Authorize: authorize,
    StartTransaction: start,
    MeterValues: meter,
    StopTransaction: stop,
    DataTransfer: dataTransfer16(link, dataTransfer),
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

/** A pile with one connector may leave it out. */
function onlyConnector({ guns: [first, ...others] }: ChargePoint): number {
  if (first && others.length === 0) return first.connector
  throw createRPCError('OccurrenceConstraintViolation', "data must have required property 'connectorId'")
}

/** The number of a transaction as the pile wrote it; `12.0` and `"12"` are `12`. */
function numberOf(written: unknown): string | undefined {
  if (typeof written !== 'number' && typeof written !== 'string') return undefined
  const text = String(written).trim()
  return (/^\+?0*(\d+)(?:\.0*)?$/.exec(text)?.[1] ?? text) || undefined
}
