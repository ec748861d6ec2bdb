import type { UpwardCall } from '../frame/protocol.ts'
import type { Link } from '../translation/link.ts'

/* What a pile reports after it was asked, in parts, each made into the rows of one list. */

interface Part {
  requestId: number
  tbc?: boolean
}

type Item = Readonly<Record<string, unknown>>

interface MonitorPart extends Part {
  monitor?: readonly { component: unknown; variable: unknown; variableMonitoring: readonly Item[] }[]
}

interface ProfilePart extends Part {
  evseId: number
  chargingLimitSource: string
  chargingProfile: readonly Item[]
}

/** The lists of a ReportDERControl, and what holds the setting in their items. */
const derLists = [
  'curve',
  'enterService',
  'fixedPFAbsorb',
  'fixedPFInject',
  'fixedVar',
  'freqDroop',
  'gradient',
  'limitMaxDischarge',
] as const
type DerPart = Part & Partial<Record<(typeof derLists)[number], readonly Item[]>>

/** A row for each monitor of a variable. */
const monitorsIn = ({ monitor = [] }: MonitorPart) =>
  monitor.flatMap(({ component, variable, variableMonitoring }) =>
    variableMonitoring.map((one) => ({ ...one, component, variable })),
  )

const profilesIn = ({ evseId, chargingLimitSource: source, chargingProfile }: ProfilePart) =>
  chargingProfile.map((profile) => ({ evseId, source, ...profile }))

const controlsIn = (part: DerPart) =>
  derLists.flatMap((control) => (part[control] ?? []).map((item) => ({ control, ...item })))

type Inventory = Link['inventory']

/** A call whose parts are made into rows. */
function rowsTo<Of extends Part>(inventory: Inventory, items: (part: Of) => readonly unknown[]) {
  return async (part: Of) => {
    inventory({ requestId: part.requestId, tbc: part.tbc === true, items: items(part) })
    return {}
  }
}

/** Of 2.1 alone. */
export function derReportCalls({ inventory }: Pick<Link, 'inventory'>): Record<string, UpwardCall> {
  return { ReportDERControl: rowsTo<DerPart>(inventory, controlsIn) }
}

export function reportCalls({ inventory }: Pick<Link, 'inventory'>): Record<string, UpwardCall> {
  return {
    NotifyReport: rowsTo<Part & { reportData?: readonly unknown[] }>(
      inventory,
      ({ reportData = [] }) => reportData,
    ),
    NotifyMonitoringReport: rowsTo<MonitorPart>(inventory, monitorsIn),
    NotifyDisplayMessages: rowsTo<Part & { messageInfo?: readonly unknown[] }>(
      inventory,
      ({ messageInfo = [] }) => messageInfo,
    ),
    NotifyCustomerInformation: rowsTo<Part & { data: string }>(inventory, ({ data }) => [data]),
    ReportChargingProfiles: rowsTo<ProfilePart>(inventory, profilesIn),
  }
}
