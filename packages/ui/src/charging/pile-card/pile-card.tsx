import type { Enumeration } from '@ampdeck/api/enumeration'
import { pileGunLayout, pileStatus } from '@ampdeck/api/enumerations/equipment'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { Age } from '../../foundation/refresh-lamp/age.tsx'
import { StatusBadge } from '../../foundation/status-badge/status-badge.tsx'
import { GunTile } from '../gun-tile/gun-tile.tsx'
import { LayoutPicture } from './layout-picture.tsx'
import styles from './pile-card.module.css'
import { pileTexts } from './pile-card.texts.ts'
import { PileCommands } from './pile-commands.tsx'
import type { PileCommandChoice, PileFirmware, PileLive } from './pile-live.ts'

export interface PileCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  pile: PileLive
  /** Where its code leads. */
  href?: string | undefined
  /** What may be sent to it; those without the right are not offered. */
  commands?: readonly PileCommandChoice[]
  /** Gets a code of `PileCommand`; the page asks before it sends. */
  onCommand?: (command: number) => void
  onOpenGun?: ((gunId: string) => void) | undefined
}

const layouts: Enumeration = pileGunLayout
const statuses: Enumeration = pileStatus
const { offline, notCommissioned } = pileStatus.code

/**
 * A pile: its layout as a picture, its guns, whether it is online, its firmware, and what may be sent to it. Styled by
 * `[data-status]`. Of a pile that is offline the last values stay and fade.
 */
export function PileCard({
  pile,
  href,
  commands = [],
  onCommand,
  onOpenGun,
  className,
  ...rest
}: PileCardProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { code, name, note, layout, status, isTemporary, guns, firmware, lastHeartbeat } = pile
  const isOffline = status === offline

  return (
    <article
      {...rest}
      aria-label={say(pileTexts.pile, { code })}
      className={clsx(styles.card, className)}
      data-status={statuses.key(status)}
    >
      <header className={styles.head}>
        <LayoutPicture guns={guns.length} />
        <div className={styles.names}>
          <h2 className={styles.code} title={name}>
            {href ? <a href={href}>{code || '–'}</a> : code || '–'}
          </h2>
          <p className={styles.note}>
            {[layouts.label(layout, language), note].filter(Boolean).join(language === 'en' ? ', ' : '，')}
          </p>
          <p className={styles.states}>
            <StatusBadge of={pileStatus} code={status} />
            {isTemporary && <span className={styles.tag}>{say(pileTexts.temporary)}</span>}
          </p>
        </div>
        {onCommand && <PileCommands code={code} commands={commands} onCommand={onCommand} />}
      </header>
      {guns.length > 0 && (
        <div className={styles.guns}>
          {guns.map((gun) => (
            <GunTile
              key={gun.id}
              gun={gun}
              isStale={isOffline}
              onClick={onOpenGun && (() => onOpenGun(gun.id))}
            />
          ))}
        </div>
      )}
      {(isOffline || status === notCommissioned) && (
        <p className={styles.remark}>{say(isOffline ? pileTexts.offlineNote : pileTexts.notYet)}</p>
      )}
      <dl className={styles.facts}>
        <dt>{say(pileTexts.firmware)}</dt>
        <dd>
          {firmware.length === 0 && <span className={styles.unknown}>{say(pileTexts.noFirmware)}</span>}
          {firmware.map((one) => (
            <Firmware key={one.kind} firmware={one} />
          ))}
        </dd>
        <dt>{say(pileTexts.heartbeat)}</dt>
        <dd>
          {lastHeartbeat === null ? (
            <span className={styles.unknown}>{say(pileTexts.never)}</span>
          ) : (
            <Age since={lastHeartbeat} text={pileTexts.ago} />
          )}
        </dd>
      </dl>
    </article>
  )
}

function Firmware({ firmware: { kind, version, newest } }: { firmware: PileFirmware }) {
  const say = useSay()

  return (
    <span className={styles.firmware}>
      <span className={styles.kind}>{kind}</span> {version}
      {newest && newest !== version && (
        <span className={styles.update}>{say(pileTexts.update, { version: newest })}</span>
      )}
    </span>
  )
}
