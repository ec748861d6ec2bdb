import type { ChargeOrderRow } from '@ampdeck/api/bill/bill'
import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { serverNow } from '@ampdeck/api/server-clock'
import { completeMinutes, formatDate, parseTimestamp } from '@ampdeck/api/time'
import { Energy, Money } from '@ampdeck/ui/figure'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { useTick } from '@ampdeck/ui/live'
import styles from './order-cells.module.css'

interface CellProps {
  row: ChargeOrderRow
}

/** Complete minutes of a charge that has ended. */
export function minutesOf({
  startTime,
  endTime,
}: Pick<ChargeOrderRow, 'startTime' | 'endTime'>): number | null {
  return endTime === null ? null : completeMinutes(parseTimestamp(startTime), parseTimestamp(endTime))
}

/** Complete minutes of a charge, counted on while it goes on. */
export function MinutesCell({ row }: CellProps) {
  const { number } = useFormats()
  if (row.orderStatus === orderStatus.code.charging) return <RunningMinutes row={row} />
  const minutes = minutesOf(row)
  return minutes === null ? '–' : number(minutes)
}

function RunningMinutes({ row }: CellProps) {
  const { number } = useFormats()
  const start = parseTimestamp(row.startTime)
  return number(useTick((now) => Math.max(0, completeMinutes(start, now))))
}

/** A code of more characters says in its beginning where the pile stands. */
const LONG_CODE = 8
const TAIL = 4

/** "44030000010007 A": a gun as people speak of it. */
export function gunOf({ pileCode, gunLetter }: Pick<ChargeOrderRow, 'pileCode' | 'gunLetter'>): string {
  return `${pileCode} ${letterOf(gunLetter)}`
}

/** The gun beside its station: the end of the pile's code, which is painted on it, and the letter. */
export function GunCell({ row }: { row: Pick<ChargeOrderRow, 'pileCode' | 'gunLetter'> }) {
  const { pileCode, gunLetter } = row
  const isLong = pileCode.length > LONG_CODE

  return (
    <span title={isLong ? gunOf(row) : undefined}>
      {isLong ? pileCode.slice(-TAIL) : pileCode} {letterOf(gunLetter)}
    </span>
  )
}

/** Who charges, and the car. */
export function MemberCell({ row: { memberName, plate } }: CellProps) {
  if (!memberName && !plate) return '–'
  return (
    <>
      {memberName}
      {plate && <span className={styles.plate}> {plate}</span>}
    </>
  )
}

/** "07-01 10:00" in the year that is now, the whole of it in any other. */
export function StartCell({ row: { startTime } }: CellProps) {
  const { minute } = useFormats()
  const text = minute(startTime)
  const isThisYear = startTime.startsWith(formatDate(serverNow()).slice(0, 'YYYY-'.length))

  return <span title={startTime}>{isThisYear ? text.slice(5) : text}</span>
}

function Minute() {
  const say = useSay()
  return <span className={styles.plate}>{say(['min', '分钟'])}</span>
}

/** On a phone: where, who and when in a line, and what it has come to. */
export const orderCard = (row: ChargeOrderRow) => (
  <>
    <div className={styles.facts}>
      <GunCell row={row} />
      <span>
        <MemberCell row={row} />
      </span>
      <StartCell row={row} />
    </div>
    <div className={styles.figures}>
      <span>
        <MinutesCell row={row} /> <Minute />
      </span>
      <Energy wh={row.running?.energyWh ?? row.energyWh} />
      <Money fen={row.running?.feeFen ?? row.payableFen} className={styles.fee} />
    </div>
  </>
)
