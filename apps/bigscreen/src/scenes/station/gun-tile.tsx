import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { StationGun } from '@ampdeck/api/statistics/big-screen/station'
import { useFormats, useLanguage } from '@ampdeck/ui/language'
import { useFreshness } from '../../feed/source-context.ts'
import { Mark } from '../../guns/mark.tsx'
import { gunKeyOf, gunMarks } from '../../guns/marks.ts'
import { useTick } from '../../time/use-tick.ts'
import type { FieldLayout } from './field-layout.ts'
import styles from './gun-tile.module.css'
import { gunWords } from './gun-words.ts'

export interface GunTileProps {
  gun: StationGun
  detail: FieldLayout['detail']
  /** Whether the tile before it is of the same pile. */
  isJoined: boolean
}

const MINUTE = 60_000

/** Between these per cent the edge of a charge is beside the large figure, where nothing is written. */
const CLEAR = { from: 30, to: 70 }
const isClear = (fill: number) => fill >= CLEAR.from && fill <= CLEAR.to

/** One gun: what it does, how full its car is, and what comes next. Styled by `[data-state]` and `[data-detail]`. */
export function GunTile({ gun, detail, isJoined }: GunTileProps) {
  const { language } = useLanguage()
  const { number } = useFormats()
  const now = useTick((time) => Math.floor(time / MINUTE) * MINUTE)
  const isGone = useFreshness() === 'gone'
  const state = isGone ? 'unknown' : gunKeyOf(gun.status)
  const { soc, word, foot } = gunWords(gun, now, language)
  const fill = isGone ? undefined : gun.status === gunStatus.code.full ? 100 : soc
  const mark = <Mark parts={gunMarks[state]} colour={`var(--gun-${state})`} />

  return (
    <li className={styles.tile} data-state={state} data-detail={detail} data-joined={isJoined || undefined}>
      {fill !== undefined && (
        <span className={styles.fill} style={{ height: `${fill}%` }} data-edge={isClear(fill) || undefined} />
      )}
      {detail === 'large' ? (
        <>
          <span className={styles.head}>
            {gun.label}
            {mark}
          </span>
          <span className={styles.middle}>
            {isGone ? (
              '–'
            ) : soc === undefined ? (
              <span className={styles.word}>{word}</span>
            ) : (
              <>
                <span className="visually-hidden">{word} </span>
                {soc}
                <small>%</small>
              </>
            )}
          </span>
          <span className={styles.foot}>
            {!isGone && (
              <>
                <span>{foot}</span>
                {gun.powerW !== 0 && <span>{gun.powerW === null ? '–' : number(gun.powerW / 1_000)}</span>}
              </>
            )}
          </span>
        </>
      ) : (
        <>
          {mark}
          <span className="visually-hidden">{`${gun.label} ${isGone ? '–' : word}`}</span>
          {detail === 'small' && soc !== undefined && !isGone && <span className={styles.small}>{soc}%</span>}
        </>
      )}
    </li>
  )
}
