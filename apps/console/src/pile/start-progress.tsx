import { commandState } from '@ampdeck/api/enumerations/equipment'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { type PileCommandRow, pileCommand } from '@ampdeck/api/operation/pile-command'
import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { useRead } from '../data/use-read.ts'
import { useLiveRows } from '../live/use-live-rows.ts'
import { CommandResultText } from './command-result.tsx'
import styles from './pile.module.css'

const words = texts({
  sent: ['The start command is on its way to the pile', '启动指令正在下发至电桩'],
  accepted: [
    'The pile has accepted. The charge begins when the plug is connected and the car asks for power.',
    '电桩已接受指令，插枪且车辆请求充电后开始充电。',
  ],
  charging: ['The car is charging', '车辆正在充电'],
  over: ['The charge has not begun', '充电未能启动'],
})

/** So long a start is looked at twice a second or so, besides what the stream says. */
const EVERY_MS = 2_000

const { accepted, rejected, timedOut, done } = commandState.code
const { starting, charging, closed } = orderStatus.code

/** What becomes of a start until the car charges, or why it does not. */
export function useStart(command: PileCommandRow | undefined) {
  const { data } = useRead(
    pileCommand.page,
    { orderId: command?.orderId ?? 0, pageSize: 1 },
    { enabled: command !== undefined, refreshEvery: EVERY_MS },
  )
  useLiveRows(['command', 'order'], pileCommand.page)
  const row = command && (data?.records[0] ?? command)
  const hasFailed = row?.state === rejected || row?.state === timedOut

  return { row, hasFailed }
}

/** The state of a start in a word and a sentence, said aloud as it changes. */
export function StartProgress({ row }: { row: PileCommandRow }) {
  const say = useSay()
  const { state, outcome } = row
  const hasFailed = state === rejected || state === timedOut
  const status = state === done ? charging : hasFailed ? closed : starting
  const why = outcome === null ? say(words.over) : <CommandResultText of={row} />
  const sentence = state === done ? words.charging : state === accepted ? words.accepted : words.sent

  return (
    <div role="status" className={styles.progress}>
      <strong>
        <StatusBadge of={orderStatus} code={status} />
      </strong>
      <p>{hasFailed ? why : say(sentence)}</p>
    </div>
  )
}
