import { commandState, letterOf } from '@ampdeck/api/enumerations/equipment'
import { type PileCommandRow, pileCommand } from '@ampdeck/api/operation/pile-command'
import { remoteStop } from '@ampdeck/api/operation/remote-stop'
import { commonTexts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { Panel } from '@ampdeck/ui/detail'
import { GuardedButton } from '@ampdeck/ui/gate'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { useRead } from '../../../data/use-read.ts'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { shortCodes } from '../../../station-monitor/gun-model.ts'
import styles from './station-detail.module.css'
import { detailTexts as words } from './station-detail.texts.ts'
import { hasFailed, stopText } from './stop-result.ts'
import type { RemoteStop, StopOrder } from './use-remote-stop.ts'

/** A command is over within half a minute; until then its state is asked for where no event tells it. */
const FOLLOW_MS = 3_000

/** What has become of each stop until now. */
export function StopResults({ order, stop }: { order: StopOrder; stop: RemoteStop }) {
  const say = useSay()
  const rows = useRows(order)
  const short = shortCodes([...new Set(rows.map(({ pileCode }) => pileCode))])

  return (
    <Panel
      title={say(words.results)}
      tools={
        <Button look="plain" size="small" onClick={stop.close}>
          {say(commonTexts.close)}
        </Button>
      }
    >
      <ul className={styles.results} aria-live="polite">
        {rows.map((row) => (
          <Result key={row.id} row={row} name={nameOf(row, short)} stop={stop} />
        ))}
      </ul>
      {order.refused > 0 && <p className={styles.muted}>{say(words.refused, { count: order.refused })}</p>}
    </Panel>
  )
}

/** The commands as they are now; until they have been read again, as they were given. */
function useRows({ rows, batchId }: StopOrder): readonly PileCommandRow[] {
  const filter =
    batchId === null ? { gunId: rows.flatMap(({ gunId }) => gunId ?? []) } : { batchId: [batchId] }
  const isOpen = rows.length > 0
  const { data } = useRead(
    pileCommand.page,
    { ...filter, pageSize: 1_000 },
    { enabled: isOpen, refreshEvery: FOLLOW_MS },
  )
  useLiveRows(['command'], pileCommand.page)
  const now = new Map((data?.records ?? []).map((row) => [row.id, row]))
  return rows.map((row) => now.get(row.id) ?? row)
}

function nameOf({ pileCode, letter }: PileCommandRow, short: (code: string) => string): string {
  return letter === null ? short(pileCode) : `${short(pileCode)}-${letterOf(letter)}`
}

function Result({ row, name, stop }: { row: PileCommandRow; name: string; stop: RemoteStop }) {
  const say = useSay()
  const { language } = useLanguage()

  return (
    <li className={styles.result} title={row.pileCode}>
      <strong>{name}</strong>
      <StatusBadge of={commandState} code={row.state} />
      <span className={styles.muted}>{stopText(row, language)}</span>
      {hasFailed(row) && row.gunId !== null && (
        <GuardedButton
          of={remoteStop.doRemoteStopCharge}
          size="small"
          aria-label={say(words.retryOf, { gun: name })}
          onClick={() => stop.ask([String(row.gunId)], 'one')}
        >
          {say(commonTexts.tryAgain)}
        </GuardedButton>
      )}
    </li>
  )
}
