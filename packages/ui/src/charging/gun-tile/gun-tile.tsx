import type { Enumeration } from '@ampdeck/api/enumeration'
import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { clsx } from 'clsx'
import { type ComponentProps, memo, type Ref, useRef } from 'react'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useLanguage } from '../../foundation/language/use-language.ts'
import type { Gun } from './gun.ts'
import styles from './gun-tile.module.css'
import { type TileFacts, tileFacts, tileSentence } from './tile-facts.ts'
import { useFlash } from './use-flash.ts'

export interface GunTileProps extends Omit<ComponentProps<'button'>, 'children' | 'ref' | 'type'> {
  gun: Gun
  /** `compact` is a square of 24 px with glyph and letter; what it leaves out is in its name. */
  size?: 'full' | 'compact'
  /** Undefined where guns cannot be selected. */
  isSelected?: boolean | undefined
  /** Later than three beats: the values stay and fade. */
  isStale?: boolean
}

const statuses: Enumeration = gunStatus

/**
 * One gun: letter, state, power, charge, minutes, masked plate or reason. With `onClick` it is a button, otherwise a
 * picture; its name says all that it shows. Styled by `[data-status]`, `[data-size]`, `[data-selected]` and `[data-stale]`.
 * Drawn again only when its props change: pass the same `gun` object while nothing has changed.
 */
export const GunTile = memo(function GunTile({
  gun,
  size = 'full',
  isSelected,
  isStale = false,
  className,
  ...rest
}: GunTileProps) {
  const { language } = useLanguage()
  const root = useRef<HTMLElement>(null)
  const facts = tileFacts(gun, language)
  const sentence = tileSentence(facts, { isSelected: isSelected === true, isStale }, language)
  const isButton = rest.onClick !== undefined
  const Root = isButton ? 'button' : 'span'
  useFlash(root, gun.status)

  return (
    <Root
      {...(rest as object)}
      {...(isButton
        ? { type: 'button', 'aria-pressed': isSelected }
        : { role: 'img', 'aria-label': sentence })}
      ref={root as Ref<never>}
      title={size === 'compact' ? sentence : undefined}
      className={clsx(styles.tile, className)}
      data-status={statuses.key(gun.status) ?? 'unknown'}
      data-size={size}
      data-selected={isSelected || undefined}
      data-stale={isStale || undefined}
    >
      {isButton && <span className="visually-hidden">{sentence}</span>}
      <span aria-hidden="true" className={styles.drawn}>
        {size === 'full' ? (
          <FullTile gun={gun} facts={facts} />
        ) : (
          <CompactTile gun={gun} letter={facts.letter} />
        )}
      </span>
    </Root>
  )
})

function FullTile({ gun, facts }: { gun: Gun; facts: TileFacts }) {
  const { letter, status, corner, kw, soc, foot } = facts

  return (
    <>
      <span className={styles.head}>
        <span className={styles.letter}>{letter}</span>
        <StatusGlyph gun={gun} />
        {corner && <span className={styles.corner}>{corner}</span>}
      </span>
      <span className={styles.main}>
        {kw === undefined ? (
          <span className={styles.word}>{status}</span>
        ) : (
          <span className={styles.value}>
            {kw}
            <span className={styles.unit}> kW</span>
          </span>
        )}
        {kw !== undefined && soc !== undefined && (
          <span className={styles.soc}>
            {soc}
            <span className={styles.unit}>%</span>
          </span>
        )}
      </span>
      <span className={styles.foot}>
        {/* The word that the power has displaced, for eyes that do not trust colours. */}
        {kw !== undefined && <span className={styles.weak}>{status} </span>}
        {foot}
      </span>
      {soc !== undefined && (
        <span className={styles.bar}>
          <span style={{ width: `${soc}%` }} />
        </span>
      )}
    </>
  )
}

function CompactTile({ gun, letter }: { gun: Gun; letter: string }) {
  return (
    <>
      <StatusGlyph gun={gun} />
      <span className={styles.letter}>{letter}</span>
    </>
  )
}

function StatusGlyph({ gun }: { gun: Gun }) {
  const mark = statuses.mark(gun.status)
  return (
    <Glyph name={mark?.shape ?? 'offline'} tone={mark?.tone ?? 'off'} size={12} className={styles.glyph} />
  )
}
