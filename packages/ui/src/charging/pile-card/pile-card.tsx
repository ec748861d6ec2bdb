import { pileCommand, pileGunLayout, pileStatus } from '@ampdeck/api/enumerations/equipment'
import { clsx } from 'clsx'
import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { Age } from '../../foundation/refresh-lamp/age.tsx'
import { StatusBadge } from '../../foundation/status-badge/status-badge.tsx'
import shared from '../../foundation/theme/shared.module.css'
import { Menu } from '../../overlays/menu/menu.tsx'
import { useGrants } from '../../shell/gate/gate.tsx'
import { GunTile } from '../gun-tile/gun-tile.tsx'
import styles from './pile-card.module.css'
import { pileTexts as t } from './pile-card.texts.ts'
import type { PileCommandChoice, PileFirmware, PileLive } from './pile-live.ts'

export interface PileCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** What is known of it now, with its guns in the order of their letters. */
  pile: PileLive
  /** Where its code leads: the page of the pile. Without it the code is text. */
  href?: string | undefined
  /** What may be sent to it; those without the right are not offered. */
  commands?: readonly PileCommandChoice[]
  /** Gets a code of `PileCommand`; the page asks before it sends. */
  onCommand?: (command: number) => void
  /** Gets the id of a pressed gun. Without it guns are pictures. */
  onOpenGun?: ((gunId: string) => void) | undefined
}

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
  const { list, language } = useFormats()
  const { code, name, note, layout, status, isTemporary, guns, firmware, lastHeartbeat } = pile
  const isOffline = status === offline

  return (
    <article
      {...rest}
      aria-label={say(t.pile, { code })}
      className={clsx(shared.panel, styles.card, className)}
      data-status={pileStatus.key(status)}
    >
      <header className={styles.head}>
        <LayoutPicture guns={guns.length} />
        <div className={styles.names}>
          <h2 className={styles.code} title={name}>
            {href ? <a href={href}>{code || '–'}</a> : code || '–'}
          </h2>
          <p className={clsx(shared.cut, shared.note)}>
            {list([pileGunLayout.label(layout, language), note])}
          </p>
          <p className={styles.states}>
            <StatusBadge of={pileStatus} code={status} />
            {isTemporary && <span className={styles.tag}>{say(t.temporary)}</span>}
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
        <p className={shared.note}>{say(isOffline ? t.offlineNote : t.notYet)}</p>
      )}
      <dl className={styles.facts}>
        <dt>{say(t.firmware)}</dt>
        <dd>
          {firmware.length === 0 && <span className={styles.unknown}>{say(t.noFirmware)}</span>}
          {firmware.map((one) => (
            <Firmware key={one.kind} firmware={one} />
          ))}
        </dd>
        <dt>{say(t.heartbeat)}</dt>
        <dd>
          {lastHeartbeat === null ? (
            <span className={styles.unknown}>{say(t.never)}</span>
          ) : (
            <Age since={lastHeartbeat} text={t.ago} />
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
        <span className={styles.update}>{say(t.update, { version: newest })}</span>
      )}
    </span>
  )
}

interface PileCommandsProps {
  /** Of the pile. */
  code: string
  commands: readonly PileCommandChoice[]
  onCommand: (command: number) => void
}

/**
 * The menu of commands. What the user may not do is not in it, and without any the button is gone; what the state of
 * the pile forbids stays and says why.
 */
function PileCommands({ code, commands, onCommand }: PileCommandsProps) {
  const say = useSay()
  const { language } = useFormats()
  const grants = useGrants()
  const allowed = commands.filter(({ action }) => grants.may(action))
  if (allowed.length === 0) return null

  return (
    <Menu
      label={say(t.commandsOf, { code })}
      items={allowed.map(({ command, blockedReason }) => ({
        id: String(command),
        label: pileCommand.label(command, language),
        disabledReason: blockedReason,
        danger: command === pileCommand.code.disable || command === pileCommand.code.reset,
      }))}
      onChoose={(id) => onCommand(Number(id))}
      trigger={
        <IconButton size="small" label={say(t.commands)}>
          <Ellipsis />
        </IconButton>
      }
    />
  )
}

/** Where the cables leave, from the upper left downwards, left and right in turn. */
const SIDES = [12, 24, 36].flatMap((y) => [
  { side: -1, y },
  { side: 1, y },
])

/** A pile with as many cables as it has guns, at most six. It is decoration: the layout's name stands beside it. */
function LayoutPicture({ guns }: { guns: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 56" width="48" height="56" className={styles.picture}>
      <rect x="14" y="4" width="20" height="46" rx="3" />
      <path d="M18.5 9.5h11M10 52h28" />
      {SIDES.slice(0, guns).map(({ side, y }) => {
        const edge = 24 + 10 * side
        return (
          <g key={`${side} ${y}`}>
            <path d={`M${edge} ${y}h${4 * side}q${3 * side} 0 ${3 * side} 3v1`} />
            <path d={`M${edge + 7 * side} ${y + 5}v3`} data-gun="" />
          </g>
        )
      })}
    </svg>
  )
}
