import { protocol as protocols } from '@ampdeck/api/enumerations/equipment'
import { chargeLife } from '@ampdeck/api/operation/charge-life'
import type { PileRequestDraft } from '@ampdeck/api/operation/pile-request'
import { type StandardDraft, standardForms } from '@ampdeck/api/operation/standard-request'
import type { z } from 'zod'
import { type PileTariff, type StandardRequest, standardSince } from '../../device/standard-request.ts'

type Draft = z.output<typeof PileRequestDraft>

/** What is known of the pile or gun that is asked. */
export interface StandardPlace {
  connector: number
  /** A new number, for what is not numbered by people. */
  newNumber: number
  transactionId: string | undefined
  tariff: PileTariff | undefined
}

const OCPP_21 = protocols.code.ocpp21
const OCPP_201 = protocols.code.ocpp201
const curved: ReadonlySet<string> = new Set([
  ...['FreqWatt', 'VoltVar', 'VoltWatt', 'WattPF', 'WattVar'],
  ...['HFMustTrip', 'HVMustTrip', 'LFMustTrip', 'LVMustTrip'],
])
/** What is asked of the charge that runs at a gun, and of nothing else. */
const ofCharge: ReadonlySet<string> = new Set(['changeTariff', 'priorityCharging'])

export function isStandardDraft(draft: Draft): draft is StandardDraft {
  return Object.hasOwn(standardForms, draft.name)
}

/** What no single field of a control says. */
export function standardFault(draft: StandardDraft): readonly [field: string, message: string] | undefined {
  if (draft.name !== 'setDerControl') return undefined
  if (curved.has(draft.control)) return draft.curve.length === 0 ? ['curve', 'empty'] : undefined
  return draft.setting === null ? ['setting', 'empty'] : undefined
}

/** Why a request is not even sent. */
export function standardRefusal(
  draft: StandardDraft,
  spoken: number | null,
  place: StandardPlace,
): string | undefined {
  const request = place.tariff || draft.name !== 'sendTariff' ? standardAsked(draft, place) : undefined
  const kind = request?.kind ?? 'setTariff'
  const isKnown = spoken === OCPP_21 || (spoken === OCPP_201 && standardSince[kind] === '2.0.1')
  if (!isKnown) return 'notSupported'
  if (ofCharge.has(draft.name) && place.transactionId === undefined) return chargeLife.change.wrongState
  const needsTariff = draft.name === 'sendTariff' || draft.name === 'changeTariff'
  return needsTariff && !place.tariff ? 'record.notFound' : undefined
}

const NO_TARIFF: PileTariff = { id: '', text: '', periods: [] }

/** A request in the words of the gateway. */
export function standardAsked(draft: StandardDraft, place: StandardPlace): StandardRequest {
  const { connector, newNumber, transactionId = '', tariff = NO_TARIFF } = place
  switch (draft.name) {
    case 'setMonitor': {
      const { key, type, threshold, severity, duringCharge, monitorId } = draft
      const of = { key, type, threshold, severity, duringCharge }
      return { kind: 'setMonitor', ...of, ...(monitorId !== null && { id: monitorId }) }
    }
    case 'clearMonitors':
      return { kind: 'clearMonitors', ids: draft.monitorIds }
    case 'monitoringBase':
      return { kind: 'monitoringBase', base: draft.base }
    case 'monitoringLevel':
      return { kind: 'monitoringLevel', severity: draft.severity }
    case 'readMonitors':
      return { kind: 'readMonitors', keys: draft.keys, ...(draft.monitors && { criteria: draft.monitors }) }
    case 'readReport':
      return { kind: 'readReport', keys: draft.keys, ...(draft.components && { criteria: draft.components }) }
    case 'readProfiles':
      return { kind: 'readProfiles', connector, ...(draft.profiles && { purpose: draft.profiles }) }
    case 'transactionStatus':
      return { kind: 'transactionStatus', ...(transactionId && { transactionId }) }
    case 'customerInformation': {
      const { card, customer, clear } = draft
      const token = card === null ? {} : { token: { value: card, isVin: false } }
      return { kind: 'customerInformation', clear, ...token, ...(customer !== null && { customer }) }
    }
    case 'setDisplay': {
      const { text, priority, state, language, from, to, displayId } = draft
      return {
        ...{ kind: 'setDisplay', connector, id: displayId ?? newNumber, text, priority },
        ...(state && { state }),
        ...(language && { language }),
        ...(from !== null && { from }),
        ...(to !== null && { to }),
      }
    }
    case 'readDisplays':
      return { kind: 'readDisplays' }
    case 'clearDisplay':
      return { kind: 'clearDisplay', id: draft.displayId }
    case 'sendTariff':
      return { kind: 'setTariff', connector, tariff }
    case 'changeTariff':
      return { kind: 'changeTariff', transactionId, tariff }
    case 'readTariffs':
      return { kind: 'readTariffs', connector }
    case 'clearTariffs':
      return { kind: 'clearTariffs', connector, ids: draft.tariffIds }
    case 'priorityCharging':
      return { kind: 'priorityCharging', transactionId, activate: draft.activate }
    case 'setDerControl': {
      const { control, controlId, isDefault, derPriority: priority, setting, curve, unit } = draft
      return { kind: 'setDerControl', control, controlId, isDefault, priority, setting, curve, unit }
    }
    case 'readDerControl':
      return { kind: 'readDerControl', ...(draft.anyControl && { control: draft.anyControl }) }
    case 'clearDerControl': {
      const { anyControl: control, anyControlId: controlId, isDefault } = draft
      return {
        kind: 'clearDerControl',
        isDefault,
        ...(control && { control }),
        ...(controlId && { controlId }),
      }
    }
  }
}
