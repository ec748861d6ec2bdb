import type { UpwardCall } from '../frame/protocol.ts'
import { acknowledged, answered, refused } from '../translation/calls.ts'
import type { Link } from '../translation/link.ts'
import { needsCalls } from '../v201/charging-needs.ts'
import type { EventData } from '../v201/messages.ts'
import { chainStatusCall } from '../v201/plug-and-charge.ts'
import { derReportCalls } from '../v201/reports.ts'
import { upward201 } from '../v201/upward.ts'

/** Reports that are kept as frames, as all are, and answered with nothing. */
const reports = ['NotifyDERStartStop', 'ClosePeriodicEventStream']

/** What is not done here and has an answer of its own for that; the rest is as in 2.0.1. */
const answers = {
  // Measurements come as events and meter values.
  OpenPeriodicEventStream: { status: 'Rejected' },
  PullDynamicScheduleUpdate: { status: 'Rejected' },
}

/** Calls of the standard that a server need not know: batteries, payment terminals. */
const notSupported = ['BatterySwap', 'NotifySettlement']

/** Invoices here are made by people, who check the number. */
const unknownVatNumber = async ({ vatNumber }: { vatNumber: string }) => ({ vatNumber, status: 'Rejected' })

interface DerAlarm {
  controlType: string
  gridEventFault?: string
  alarmEnded?: boolean
  timestamp: string
  extraInfo?: string
}

/** What the grid's side of a pile says of itself is an alarm like that of any other part. */
function derAlertOf({ controlType, gridEventFault, alarmEnded, timestamp, extraInfo }: DerAlarm): EventData {
  return {
    ...{ timestamp, trigger: 'Alerting', actualValue: controlType },
    ...(alarmEnded && { cleared: true }),
    ...(extraInfo && { techInfo: `${controlType}: ${extraInfo}` }),
    component: { name: 'DERCtrlr' },
    variable: { name: gridEventFault ?? controlType },
  }
}

/** The calls of a 2.1 pile: those of 2.0.1, and what is new. */
export function upward21(link: Link): Record<string, UpwardCall> {
  const known = upward201(link, 'ocpp2.1')
  const derAlarm = async (alarm: DerAlarm) => {
    const notify = known.NotifyEvent as (payload: { eventData: readonly EventData[] }) => Promise<object>
    await notify({ eventData: [derAlertOf(alarm)] })
    return {}
  }
  const priority = async ({ transactionId, activated }: { transactionId: string; activated: boolean }) => {
    await link.charging.prioritised(link.at, transactionId, activated)
    return {}
  }
  return {
    ...known,
    NotifyDERAlarm: derAlarm,
    NotifyPriorityCharging: priority,
    // The car charges as it likes where nothing limits it.
    ...needsCalls(link, { granted: 'Accepted', unlimited: 'NoChargingProfile', unknownGun: 'Rejected' }),
    ...acknowledged(reports, async () => undefined),
    ...derReportCalls(link),
    ...answered(answers),
    VatNumberValidation: unknownVatNumber,
    GetCertificateChainStatus: chainStatusCall(link),
    ...refused(notSupported),
  }
}
