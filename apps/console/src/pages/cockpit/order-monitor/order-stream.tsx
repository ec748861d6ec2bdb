import { stopReason } from '@ampdeck/api/enumerations/order'
import type { OrderStream, OrderTurn } from '@ampdeck/api/operation/monitor-order'
import { Panel } from '@ampdeck/ui/detail'
import { Energy, Money } from '@ampdeck/ui/figure'
import { maskedPlate } from '@ampdeck/ui/gun-tile'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { CirclePlay, CircleStop } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Awaited } from '../../../data/awaited.tsx'
import type { Reading } from '../../../data/read-failed.tsx'
import { paths } from '../../../session/paths.ts'
import styles from './order-monitor.module.css'
import { monitorTexts as words } from './order-monitor.texts.ts'
import { gunName } from './order-monitor-list.tsx'

interface OrderTurnsProps {
  of: Reading & { data: OrderStream | undefined }
}

/** What began and what ended, the newest first. */
export function OrderTurns({ of }: OrderTurnsProps) {
  const say = useSay()
  const { data } = of

  return (
    <Panel title={say(words.stream)} caption={say(words.lastHour)} className={styles.stream}>
      {data && data.turns.length > 0 && (
        <ol className={styles.turns}>
          {data.turns.map((turn) => (
            <Turn key={`${turn.orderId} ${turn.what}`} turn={turn} />
          ))}
        </ol>
      )}
      {data?.turns.length === 0 && <p className={styles.quiet}>{say(words.nothing)}</p>}
      {!data && <Awaited of={of} title={say(words.noStream)} rows={6} />}
    </Panel>
  )
}

function Turn({ turn }: { turn: OrderTurn }) {
  const say = useSay()
  const { language } = useLanguage()
  const { time } = useFormats()
  const { what, stationId, stationName, stationNameEn, plate, energyWh, payableFen } = turn
  const Mark = what === 'started' ? CirclePlay : CircleStop

  return (
    <li className={styles.turn} data-what={what}>
      <Mark size={16} aria-hidden="true" className={styles.mark} />
      <span className={styles.what}>
        {say(words[what])}
        {turn.stopReason !== null && (
          <span className={styles.quiet}> · {stopReason.label(turn.stopReason, language)}</span>
        )}
      </span>
      <time className={styles.time} dateTime={turn.time.replace(' ', 'T')}>
        {time(turn.time)}
      </time>
      <span className={styles.where}>
        <Link to={paths.station(stationId)}>{(language === 'en' && stationNameEn) || stationName}</Link>{' '}
        <span>{gunName(turn)}</span> {plate && <span className={styles.quiet}>{maskedPlate(plate)}</span>}
      </span>
      {what === 'ended' && (
        <span className={styles.result}>
          <Energy wh={energyWh} decimals={1} /> <Money fen={payableFen} />
        </span>
      )}
    </li>
  )
}
