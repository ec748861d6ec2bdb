import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { workOrderKind } from '@ampdeck/api/enumerations/operation'
import type { WorkOrderDetail } from '@ampdeck/api/operation/work-order'
import { workOrderTexts as fields } from '@ampdeck/api/operation/work-order.texts'
import { localName } from '@ampdeck/api/texts'
import type { Description } from '@ampdeck/ui/detail'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { Link } from 'react-router-dom'
import { useAddress } from '../menu/use-address.ts'
import { paths } from '../session/paths.ts'
import { OrderDeadline } from './order-deadline.tsx'
import { orderWords as words } from './work-order.texts.ts'

/** What a work order is about, who does it and until when; places lead to their pages. */
export function useOrderFacts(row: WorkOrderDetail): Description[] {
  const say = useSay()
  const { language } = useLanguage()
  const { minute } = useFormats()
  const addressOf = useAddress()
  const station = localName(row, language, 'stationName')

  return [
    { label: say(fields.kind), value: workOrderKind.label(row.kind, language) },
    { label: say(fields.deadline), value: <OrderDeadline row={row} /> },
    {
      label: say(fields.stationId),
      value: addressOf('StationMonitorDetail') ? (
        <Link to={paths.station(row.stationId)}>{station}</Link>
      ) : (
        station
      ),
    },
    {
      label: say(fields.pileId),
      value:
        row.pileId !== null &&
        (addressOf('pileDetail') ? <Link to={paths.pile(row.pileId)}>{row.pileCode}</Link> : row.pileCode),
    },
    ...(row.gunLetter === null ? [] : [{ label: say(words.gun), value: letterOf(row.gunLetter) }]),
    { label: say(fields.repairUser), value: row.repairUserName },
    { label: say(fields.dispatchUser), value: row.dispatchUserName },
    { label: say(fields.createTime), value: minute(row.createTime) },
    ...(row.endTime === null ? [] : [{ label: say(fields.endTime), value: minute(row.endTime) }]),
    ...(row.description ? [{ label: say(fields.description), value: row.description, wide: true }] : []),
  ]
}
