import type { CertificateName } from '../contract/contract-provider.ts'
import type { MeterValue } from '../translation/sampled-values.ts'

/* What is read of the calls of a 2.0.1 pile; their schemas have been checked by then. */

export interface Boot {
  reason: string
  chargingStation: {
    vendorName: string
    model: string
    serialNumber?: string
    firmwareVersion?: string
    modem?: { iccid?: string; imsi?: string }
  }
}

export interface StatusNotification {
  timestamp?: unknown
  connectorStatus: ConnectorStatus
  evseId: number
  connectorId?: number
}

export type ConnectorStatus = 'Available' | 'Occupied' | 'Reserved' | 'Unavailable' | 'Faulted'

export interface IdToken {
  idToken: string
  type: string
  additionalInfo?: readonly { additionalIdToken: string; type: string }[]
}

export interface Authorize {
  idToken: IdToken
  /** ISO 15118: the car's contract, or what names its certificates. */
  certificate?: string
  iso15118CertificateHashData?: readonly CertificateName[]
}

export interface TransactionEvent {
  eventType: 'Started' | 'Updated' | 'Ended'
  timestamp?: unknown
  triggerReason?: string
  seqNo?: unknown
  offline?: boolean
  /** The end of a transaction may come without. */
  transactionInfo?: {
    transactionId?: string
    chargingState?: 'Charging' | 'EVConnected' | 'SuspendedEV' | 'SuspendedEVSE' | 'Idle'
    stoppedReason?: string
    remoteStartId?: number
  }
  evse?: { id: number; connectorId?: number }
  idToken?: IdToken
  meterValue?: readonly MeterValue[]
}

export interface ReservationStatusUpdate {
  reservationId: number
  /** 2.1: it was used, and no charge came of it. */
  reservationUpdateStatus: 'Expired' | 'Removed' | 'NoTransaction'
}

export interface EventData {
  timestamp?: unknown
  trigger: 'Alerting' | 'Delta' | 'Periodic'
  actualValue: string
  cleared?: boolean
  techCode?: string
  techInfo?: string
  component: { name: string; instance?: string; evse?: { id: number; connectorId?: number } }
  variable: { name: string; instance?: string }
}
