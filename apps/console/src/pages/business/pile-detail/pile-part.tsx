import type { PileRow } from '@ampdeck/api/config/pile'
import { Connection } from '../../../pile/connection.tsx'
import { BasePart } from './base-part.tsx'
import { ConfigurationPart, FirmwarePart } from './device-parts.tsx'
import { EventsPart } from './events-part.tsx'
import { AlarmsPart, MaintenancePart, MessagesPart, OrdersPart } from './list-parts.tsx'
import { LivePart } from './live-part.tsx'
import type { Part } from './parts.ts'

/** The content of one tab. */
export function PilePart({ part, of }: { part: Part; of: PileRow }) {
  switch (part) {
    case 'base':
      return (
        <>
          <BasePart of={of} />
          <Connection of={of} />
        </>
      )
    case 'live':
      return <LivePart of={of} />
    case 'orders':
      return <OrdersPart id={of.id} />
    case 'alarms':
      return <AlarmsPart id={of.id} />
    case 'events':
      return <EventsPart id={of.id} />
    case 'configuration':
      return <ConfigurationPart of={of} />
    case 'firmware':
      return <FirmwarePart of={of} />
    case 'messages':
      return <MessagesPart id={of.id} />
    case 'maintenance':
      return <MaintenancePart id={of.id} />
  }
}
