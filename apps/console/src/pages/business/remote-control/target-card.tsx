import { pileStatus } from '@ampdeck/api/enumerations/equipment'
import type { CommandTarget } from '@ampdeck/api/operation/pile-command'
import { Checkbox } from '@ampdeck/ui/fields'
import { GunTile } from '@ampdeck/ui/gun-tile'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { type Chosen, type ChosenKind, choicesOf } from './chosen.ts'
import styles from './remote-control.module.css'
import { controlTexts as words } from './remote-control.texts.ts'

interface TargetCardProps {
  target: CommandTarget
  kind: ChosenKind
  chosen: ReadonlyMap<number, Chosen>
  /** Absent for who may give no command. */
  onToggle: ((one: Chosen) => void) | undefined
}

/** A pile with its guns: itself to choose, or each of its guns. */
export function TargetCard({ target, kind, chosen, onToggle }: TargetCardProps) {
  const say = useSay()
  const { language } = useLanguage()
  const choices = choicesOf(target, kind)
  const [pile] = choices
  const isPileChosen = kind === 'piles' && chosen.has(target.id)

  return (
    <li className={styles.card} data-chosen={isPileChosen || undefined}>
      <div className={styles.cardHead}>
        {kind === 'piles' && onToggle && pile && (
          <Checkbox
            aria-label={say(words.choose, { code: target.code })}
            checked={isPileChosen}
            onChange={() => onToggle(pile)}
          />
        )}
        <div className={styles.names}>
          <strong className={styles.code}>{target.code}</strong>
          <span className={styles.station}>
            {(language === 'en' && target.stationNameEn) || target.stationName}
          </span>
        </div>
        {target.isConnected || target.status !== pileStatus.code.online ? (
          <StatusBadge of={pileStatus} code={target.status} />
        ) : (
          <span className={styles.muted}>{say(words.notConnected)}</span>
        )}
      </div>
      <div className={styles.tiles}>
        {target.guns.map((gun, index) => {
          const choice = kind === 'guns' ? choices[index] : undefined
          return (
            <GunTile
              key={gun.id}
              size="line"
              gun={{
                id: String(gun.id),
                pileCode: target.code,
                letter: gun.letter,
                status: gun.status,
                w: gun.W,
                soc: gun.soc,
              }}
              isStale={!target.isConnected}
              {...(choice && {
                isSelected: chosen.has(choice.id),
                ...(onToggle && { onClick: () => onToggle(choice) }),
              })}
            />
          )
        })}
      </div>
    </li>
  )
}
