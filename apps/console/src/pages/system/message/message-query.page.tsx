import { protocol } from '@ampdeck/api/enumerations/equipment'
import { frameType, messageDirection } from '@ampdeck/api/enumerations/interface'
import { type MessageRow, message } from '@ampdeck/api/parser/message'
import { messageTexts } from '@ampdeck/api/parser/message.texts'
import { DAY, parseTimestamp } from '@ampdeck/api/time'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { columnsOf, filtersOf, type ListState, type Unit } from '@ampdeck/ui/list'
import { ExportButton } from '@ampdeck/ui/list-page'
import type { ListRequest } from '@ampdeck/ui/list-request'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useExport } from '../../../list/use-export.ts'
import { useList } from '../../../list/use-list.ts'
import { latencyCell } from './latency-cell.tsx'
import { messagePageTexts as words } from './message.texts.ts'

const MessageDrawer = lazyOf(() => import('./message-drawer.tsx'), 'MessageDrawer')

/** What piles and server say most; the address takes any other. */
const actions = [
  'Authorize',
  'BootNotification',
  'ChangeAvailability',
  'DataTransfer',
  'FirmwareStatusNotification',
  'Heartbeat',
  'MeterValues',
  'RemoteStartTransaction',
  'RemoteStopTransaction',
  'RequestStartTransaction',
  'RequestStopTransaction',
  'Reset',
  'StartTransaction',
  'StatusNotification',
  'StopTransaction',
  'TransactionEvent',
  'TriggerMessage',
  'UnlockConnector',
].map((value) => ({ value, label: value }))

const unit: Unit = ['message | messages', '报文']
const defaults = { pageSize: 20, sortField: 'id', sortOrder: 'desc' } as const

const filters = filtersOf(messageTexts, (f) => [
  f.search('pileCode', { label: words.pile, placeholder: words.pile }),
  f.codes('protocol', protocol, { more: true }),
  f.codes('direction', messageDirection),
  f.codes('frameType', frameType, { more: true }),
  f.choice('action', { label: words.action, options: 'actions' }),
  f.period('time', { label: words.time }),
])

/** Every frame of every pile, paired, with hex and parts (screens.md S235). */
export function Page() {
  const say = useSay()
  const [search, setSearch] = useSearchParams()
  const list = useList<MessageRow>(message.page, filters, defaults)
  const columns = useMemo(() => columnsFor(search), [search])
  const open = Number(search.get('open'))
  const close = () =>
    setSearch((from) => {
      const next = new URLSearchParams(from)
      next.delete('open')
      return next
    })
  const exportFrames = useExport(message.export)
  const blocked = list.request.pileCode ? {} : { blockedReason: say(words.pileFirst) }

  return (
    <>
      <ListScreen
        id="MessageQuery"
        list={isTooLong(list.request) ? failed(list, say(words.atMostADay)) : list}
        unit={unit}
        columns={columns}
        filters={filters}
        options={{ actions }}
      >
        <ExportButton of={message.export} {...exportFrames} {...blocked} />
      </ListScreen>
      {open > 0 && Number.isSafeInteger(open) && <MessageDrawer id={open} onClose={close} />}
    </>
  )
}

/** The action opens the frame beside the list: the address then names it, and can be sent to somebody. */
function columnsFor(search: URLSearchParams) {
  const linkTo = ({ id }: MessageRow) => {
    const to = new URLSearchParams(search)
    to.set('open', String(id))
    return `?${to}`
  }
  return columnsOf<MessageRow>(messageTexts, (c) => [
    c.custom('clock', {
      label: messageTexts.time,
      locked: true,
      cell: ({ time, ts }) => `${time}.${String(ts % 1_000).padStart(3, '0')}`,
    }),
    c.text('pileCode', { code: true }),
    c.code('direction', messageDirection),
    c.code('frameType', frameType),
    c.custom('action', {
      locked: true,
      link: linkTo,
      cell: ({ action, messageId, id }) => action ?? messageId ?? id,
    }),
    c.custom('latencyMs', { label: words.counterpart, cell: latencyCell }),
    c.custom('schemaError', { cell: ({ schemaError }) => schemaError ?? '–' }),
    c.number('bytes', { hidden: true }),
    c.text('messageId', { code: true, hidden: true }),
    c.code('protocol', protocol, { hidden: true }),
  ])
}

/** More than a day, which the server refuses; the last day of a period is part of it. */
function isTooLong({ timeFrom, timeTo }: ListRequest): boolean {
  if (!timeFrom || !timeTo) return false
  const whole = (text: string | number) => (String(text).length === 10 ? DAY : 0)
  return parseTimestamp(String(timeTo)) + whole(timeTo) - parseTimestamp(String(timeFrom)) > DAY
}

function failed(list: ListState<MessageRow>, text: string): ListState<MessageRow> {
  return { ...list, rows: [], total: 0, status: 'failed', failure: { message: text } }
}
