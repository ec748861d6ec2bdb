import type { Token } from './charge-point.ts'

/* What only piles of 2.0.1 and 2.1 can be asked. */

/** A price as a pile may show and reckon it; money in fen, exact. */
export interface PileTariff {
  id: string
  /** In the language of the country. */
  text: string
  periods: readonly { from: string; to: string; perKwh4: number }[]
  /** Where time costs: the fee of each minute begun is its share of a unit. */
  perUnit?: { fen: number; minutes: number }
  perChargeFen?: number
  from?: number
}

export interface DerSetting {
  control: string
  controlId: string
  isDefault: boolean
  priority: number
  setting: number | null
  curve: readonly { x: number; y: number }[]
  unit: string
}

export type StandardRequest =
  | {
      kind: 'setMonitor'
      key: string
      type: string
      threshold: number
      severity: number
      duringCharge: boolean
      id?: number
    }
  | { kind: 'clearMonitors'; ids: readonly number[] }
  | { kind: 'monitoringBase'; base: string }
  | { kind: 'monitoringLevel'; severity: number }
  | { kind: 'readMonitors'; criteria?: string; keys: readonly string[] }
  | { kind: 'readReport'; criteria?: string; keys: readonly string[] }
  | { kind: 'readProfiles'; connector: number; purpose?: string }
  | { kind: 'transactionStatus'; transactionId?: string }
  | { kind: 'customerInformation'; token?: Token; customer?: string; clear: boolean }
  | {
      kind: 'setDisplay'
      connector: number
      id: number
      text: string
      priority: string
      state?: string
      language?: string
      from?: number
      to?: number
    }
  | { kind: 'readDisplays' }
  | { kind: 'clearDisplay'; id: number }
  | { kind: 'setTariff'; connector: number; tariff: PileTariff }
  | { kind: 'changeTariff'; transactionId: string; tariff: PileTariff }
  | { kind: 'readTariffs'; connector: number }
  | { kind: 'clearTariffs'; connector: number; ids: readonly string[] }
  | { kind: 'priorityCharging'; transactionId: string; activate: boolean }
  | ({ kind: 'setDerControl' } & DerSetting)
  | { kind: 'readDerControl'; control?: string }
  | { kind: 'clearDerControl'; control?: string; controlId?: string; isDefault: boolean }

/** Since which version of the standard each is known. */
export const standardSince: Readonly<Record<StandardRequest['kind'], '2.0.1' | '2.1'>> = {
  setMonitor: '2.0.1',
  clearMonitors: '2.0.1',
  monitoringBase: '2.0.1',
  monitoringLevel: '2.0.1',
  readMonitors: '2.0.1',
  readReport: '2.0.1',
  readProfiles: '2.0.1',
  transactionStatus: '2.0.1',
  customerInformation: '2.0.1',
  setDisplay: '2.0.1',
  readDisplays: '2.0.1',
  clearDisplay: '2.0.1',
  setTariff: '2.1',
  changeTariff: '2.1',
  readTariffs: '2.1',
  clearTariffs: '2.1',
  priorityCharging: '2.1',
  setDerControl: '2.1',
  readDerControl: '2.1',
  clearDerControl: '2.1',
}

export function isStandard(request: { kind: string }): request is StandardRequest {
  return Object.hasOwn(standardSince, request.kind)
}
