import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { GunReport } from '../../device/charge-point.ts'
import type { Link } from '../translation/link.ts'
import { timeOf } from '../translation/pile-clock.ts'
import type { ConnectorStatus, EventData, StatusNotification } from './messages.ts'

type Status = GunReport['status']

const code = gunStatus.code

const plain: Readonly<Record<Exclude<ConnectorStatus, 'Occupied'>, Status>> = {
  Available: code.idle,
  Reserved: code.reserved,
  Unavailable: code.offline,
  Faulted: code.fault,
}

/** Of an EVSE with several connectors: one that is in use tells most, one out of order least. */
const telling: readonly ConnectorStatus[] = ['Occupied', 'Available', 'Reserved', 'Faulted', 'Unavailable']

/** What several connectors of one EVSE, of which one at a time may be used, come to together. */
export function evseStatus(connectors: Iterable<ConnectorStatus>): ConnectorStatus {
  const all = new Set(connectors)
  return telling.find((status) => all.has(status)) ?? 'Unavailable'
}

interface Alert {
  errorCode: string
  info: string
}

/** What an alert says: the pile's own text, else what is watched, with its value. */
function infoOf({ component, variable, actualValue, techInfo }: EventData): string {
  if (techInfo) return techInfo
  const part = [component.name, component.instance].filter(Boolean).join(' ')
  const what = [variable.name, variable.instance].filter(Boolean).join(' ')
  return `${part}, ${what}: ${actualValue}`
}

/** The EVSEs of one connection, put together from what 2.0.1 tells in three places: status, transactions and events. */
export function gunsOf({ at, charging, now, gun, refresh }: Link) {
  const connectors = new Map<number, Map<number, ConnectorStatus>>()
  /** What was told last, alerts aside. */
  const reported = new Map<number, Status>()
  const alerts = new Map<number, Map<string, Alert>>()

  async function report(connector: number, status: Status, ts: number): Promise<void> {
    reported.set(connector, status)
    const alert = [...(alerts.get(connector)?.values() ?? [])].at(-1)
    const isUsable = status !== code.fault && status !== code.offline
    await charging.gunChanged(at, {
      connector,
      status: alert && isUsable ? code.alarm : status,
      ...(status === code.offline && { unavailable: true }),
      ...(alert && { errorCode: alert.errorCode, info: alert.info }),
      ts,
    })
  }

  /** Occupied says that a car is there; what it does there is known from its charge. */
  async function occupied(connector: number): Promise<Status> {
    const last = reported.get(connector)
    if (last === code.charging || last === code.full) return last
    const known = await gun(connector)
    if (known?.isCharging) return code.charging
    return known?.status === code.full ? code.full : code.preparing
  }

  async function statusNotified({ evseId, connectorId = 1, connectorStatus, timestamp }: StatusNotification) {
    const evse = connectors.get(evseId) ?? new Map<number, ConnectorStatus>()
    connectors.set(evseId, evse.set(connectorId, connectorStatus))
    const together = evseStatus(evse.values())
    const status = together === 'Occupied' ? await occupied(evseId) : plain[together]
    await report(evseId, status, timeOf(timestamp, now()))
  }

  async function eventNotified(event: EventData): Promise<void> {
    const { component, variable, trigger, cleared, timestamp } = event
    const connector = component.evse?.id ?? 0
    if (trigger !== 'Alerting') return availabilityNotified(event)

    const known = alerts.get(connector) ?? new Map<string, Alert>()
    alerts.set(connector, known)
    const key = [component.name, component.instance, variable.name, variable.instance].join('/')
    if (cleared) known.delete(key)
    else {
      const errorCode = event.techCode ?? `${component.name}.${variable.name}`
      known.set(key, { errorCode, info: infoOf(event) })
    }
    const last = connector === 0 ? wholePile() : reported.get(connector)
    if (last !== undefined) await report(connector, last, timeOf(timestamp, now()))
    else if (!cleared) await report(connector, code.idle, timeOf(timestamp, now()))
    // What the gun is without its alert is known to the pile alone.
    else refresh(connector)
  }

  /** 2.0.1 has no status of the pile itself: it is out of service with all its guns. */
  function wholePile(): Status {
    const guns = [...reported].filter(([connector]) => connector > 0)
    const isOut = guns.length > 0 && guns.every(([, status]) => status === code.offline)
    return isOut ? code.offline : code.idle
  }

  /** Some piles tell a connector's state as an event instead of a StatusNotification. */
  async function availabilityNotified({ component, variable, actualValue, timestamp }: EventData) {
    const { evse } = component
    if (variable.name !== 'AvailabilityState' || component.name !== 'Connector' || !evse) return
    const connectorStatus = telling.find((status) => status === actualValue)
    if (!connectorStatus) return
    await statusNotified({ evseId: evse.id, connectorId: evse.connectorId ?? 1, connectorStatus, timestamp })
  }

  return {
    statusNotified,
    eventNotified,
    /** Reports what a transaction says of its gun, once. */
    changed: async (connector: number, status: Status, ts: number) => {
      if (reported.get(connector) !== status) await report(connector, status, ts)
    },
    /** The charging service has seen to the gun itself. */
    known: (connector: number, status: Status) => void reported.set(connector, status),
  }
}
