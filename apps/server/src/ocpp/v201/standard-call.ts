import { variableIn } from '@ampdeck/api/operation/pile-settings'
import type { DerSetting, PileTariff, StandardRequest } from '../../device/standard-request.ts'
import { answerOf, type DownwardCall } from '../translation/answer.ts'
import { call } from '../translation/downward-call.ts'
import { isoTime } from '../translation/link.ts'
import { idTokenOf } from './id-token.ts'

/** Prices are in the currency of the country; every amount of it is exact in four decimals. */
const CURRENCY = 'CNY'
/** The standard's answers that say "there are none": that is an answer, not a refusal. */
const EMPTY: ReadonlySet<unknown> = new Set([
  'EmptyResultSet',
  'NoProfiles',
  'Unknown',
  'NotFound',
  'NoTariff',
])

/** The requests that only 2.0.1 and 2.1 know, in their words. */
export function standardCall(request: StandardRequest, nextRequestId: () => number): DownwardCall {
  switch (request.kind) {
    case 'setMonitor': {
      const { id, key, type, severity, threshold: value, duringCharge: transaction } = request
      const data = { ...(id !== undefined && { id }), transaction, value, type, severity, ...variableIn(key) }
      return ofEach('SetVariableMonitoring', { setMonitoringData: [data] }, 'setMonitoringResult')
    }
    case 'clearMonitors':
      return ofEach('ClearVariableMonitoring', { id: request.ids }, 'clearMonitoringResult')
    case 'monitoringBase':
      return call('SetMonitoringBase', { monitoringBase: request.base })
    case 'monitoringLevel':
      return call('SetMonitoringLevel', { severity: request.severity })
    case 'readMonitors': {
      const { criteria, keys } = request
      const asked = { ...(criteria && { monitoringCriteria: [criteria] }), ...variablesOf(keys) }
      return reported('GetMonitoringReport', 'monitors', asked, nextRequestId())
    }
    case 'readReport': {
      const { criteria, keys } = request
      const asked = { ...(criteria && { componentCriteria: [criteria] }), ...variablesOf(keys) }
      return reported('GetReport', 'reportData', asked, nextRequestId())
    }
    case 'readProfiles': {
      const { connector, purpose } = request
      const chargingProfile = purpose ? { chargingProfilePurpose: purpose } : {}
      const asked = { ...(connector > 0 && { evseId: connector }), chargingProfile }
      return reported('GetChargingProfiles', 'profiles', asked, nextRequestId())
    }
    case 'transactionStatus':
      return call(
        'GetTransactionStatus',
        request.transactionId === undefined ? {} : { transactionId: request.transactionId },
      )
    case 'customerInformation': {
      const { token, customer, clear } = request
      const who = {
        ...(token && { idToken: idTokenOf(token, 'ISO14443') }),
        ...(customer !== undefined && { customerIdentifier: customer }),
      }
      const asked = { report: true, clear, ...who }
      return reported('CustomerInformation', 'customerData', asked, nextRequestId())
    }
    case 'setDisplay':
      return call('SetDisplayMessage', { message: displayOf(request) })
    case 'readDisplays':
      return reported('GetDisplayMessages', 'displays', {}, nextRequestId())
    case 'clearDisplay':
      return call('ClearDisplayMessage', { id: request.id })
    case 'setTariff':
      return call('SetDefaultTariff', { evseId: request.connector, tariff: tariffOf(request.tariff) })
    case 'changeTariff':
      return call('ChangeTransactionTariff', {
        transactionId: request.transactionId,
        tariff: tariffOf(request.tariff),
      })
    case 'readTariffs':
      return orEmpty(call('GetTariffs', { evseId: request.connector }))
    case 'clearTariffs': {
      const { connector, ids } = request
      const which = {
        ...(ids.length > 0 && { tariffIds: ids }),
        ...(connector > 0 && { evseId: connector }),
      }
      return ofEach('ClearTariffs', which, 'clearTariffsResult')
    }
    case 'priorityCharging':
      return call('UsePriorityCharging', {
        transactionId: request.transactionId,
        activate: request.activate,
      })
    case 'setDerControl':
      return call('SetDERControl', derOf(request))
    case 'readDerControl': {
      const asked = request.control ? { controlType: request.control } : {}
      return reported('GetDERControl', 'controls', asked, nextRequestId())
    }
    case 'clearDerControl': {
      const { isDefault, control: controlType, controlId } = request
      const which = { isDefault, ...(controlType && { controlType }), ...(controlId && { controlId }) }
      return orEmpty(call('ClearDERControl', which))
    }
  }
}

/** What is asked for comes afterwards, in parts, as a list of this name. */
function reported(action: string, listName: string, asked: object, requestId: number): DownwardCall {
  return orEmpty({ ...call(action, { ...asked, requestId }), inventory: requestId, listName })
}

function orEmpty(of: DownwardCall): DownwardCall {
  return {
    ...of,
    answerOf: (detail) => answerOf(detail, EMPTY.has(Object(detail).status) ? 'Accepted' : undefined),
  }
}

/** The answer has a status for each item: the first that is no consent is that of the whole. */
function ofEach(action: string, payload: object, list: string): DownwardCall {
  const statusOf = (detail: unknown) => {
    const found: unknown = Object(detail)[list]
    const words = Array.isArray(found) ? found.map((one) => Object(one).status) : ['Rejected']
    return words.find((word) => word !== 'Accepted') ?? 'Accepted'
  }
  return { ...call(action, payload), answerOf: (detail) => answerOf(detail, statusOf(detail)) }
}

const variablesOf = (keys: readonly string[]) =>
  keys.length > 0 ? { componentVariable: keys.map(variableIn) } : {}

function displayOf(request: Extract<StandardRequest, { kind: 'setDisplay' }>) {
  const { id, priority, state, text, language, from, to, connector } = request
  return {
    ...{ id, priority },
    ...(state && { state }),
    ...(from !== undefined && { startDateTime: isoTime(from) }),
    ...(to !== undefined && { endDateTime: isoTime(to) }),
    ...(connector > 0 && { display: { name: 'Display', evse: { id: connector } } }),
    message: { format: 'UTF8', content: text, ...(language && { language }) },
  }
}

/** The structure of the standard; what a period begins at belongs to it, what it ends at does not. */
function tariffOf({ id, text, periods, perUnit, perChargeFen, from }: PileTariff) {
  const prices = periods.map((period) => {
    const isWholeDay = period.from === '00:00' && period.to === '24:00'
    // The standard has no 24:00.
    const conditions = {
      startTimeOfDay: period.from,
      endTimeOfDay: period.to === '24:00' ? '00:00' : period.to,
    }
    return { priceKwh: period.perKwh4 / 10_000, ...(!isWholeDay && { conditions }) }
  })
  return {
    tariffId: id,
    description: [{ format: 'UTF8', language: 'zh', content: text }],
    currency: CURRENCY,
    ...(from !== undefined && { validFrom: isoTime(from) }),
    energy: { prices },
    ...(perUnit && {
      chargingTime: { prices: [{ priceMinute: perUnit.fen / 100 / perUnit.minutes }] },
    }),
    ...(perChargeFen !== undefined && { fixedFee: { prices: [{ priceFixed: perChargeFen / 100 }] } }),
  }
}

const curves: ReadonlySet<string> = new Set([
  ...['FreqWatt', 'VoltVar', 'VoltWatt', 'WattPF', 'WattVar'],
  ...['HFMustTrip', 'HVMustTrip', 'LFMustTrip', 'LVMustTrip'],
])

function derOf({ control, controlId, isDefault, priority, setting, curve, unit }: DerSetting) {
  const of = { isDefault, controlId, controlType: control }
  if (curves.has(control)) return { ...of, curve: { curveData: curve, priority, yUnit: unit } }
  // The contract asks for a number where the control is one.
  const value = setting ?? Number.NaN
  const factor = { priority, displacement: Math.abs(value), excitation: value >= 0 }
  switch (control) {
    case 'FixedPFAbsorb':
      return { ...of, fixedPFAbsorb: factor }
    case 'FixedPFInject':
      return { ...of, fixedPFInject: factor }
    case 'FixedVar':
      return { ...of, fixedVar: { priority, setpoint: value, unit } }
    case 'Gradients':
      return { ...of, gradient: { priority, gradient: value, softGradient: value } }
    default:
      return { ...of, limitMaxDischarge: { priority, pctMaxDischargePower: value } }
  }
}
