import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { clsx } from 'clsx'
import {
  type ComponentProps,
  type CSSProperties,
  memo,
  type Ref,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useLanguage } from '../../foundation/language/use-language.ts'
import type { LiveStore } from '../../foundation/live/live-store.ts'
import { useLive } from '../../foundation/live/use-live.ts'
import type { Gun } from './gun.ts'
import styles from './gun-tile.module.css'
import { measuresText, type TileFacts, tileFacts, tileSentence } from './tile-facts.ts'

const { idle, offline, charging } = gunStatus.code
const atRest: readonly number[] = [idle, offline]
/** Whose last line a tile in a line leaves to its name: how long nobody came, whose car it is. */
const withoutFoot: readonly number[] = [idle, offline, charging]

/** How long a change of status is seen: once, and not long. */
const FLASH_MS = 600

export interface GunTileProps extends Omit<ComponentProps<'button'>, 'children' | 'ref' | 'type'> {
  /** What is known of it now: watts, per cent, minutes. Pass the same object while nothing has changed. */
  gun: Gun
  /**
   * `compact` is a square of 24 px with glyph and letter; what it leaves out is in its name. `line` is as high, and
   * as long as what the gun has to say: an idle one nothing, one that charges all its measures.
   */
  size?: 'full' | 'compact' | 'line'
  /** Undefined where guns cannot be selected. */
  isSelected?: boolean | undefined
  /** Later than three beats: the values stay and fade. */
  isStale?: boolean
}

/** The colours of each status as its tile takes them; made once, so that a tile gets the same object. */
const colours = new Map(
  ['unknown', ...gunStatus.codes.map((code) => gunStatus.key(code))].map((key) => {
    const of = (part: string) => `var(--colors-gun-${key === 'unknown' ? 'offline' : key}-${part})`
    return [
      key,
      { '--gun-fill': of('fill'), '--gun-tint': of('tint'), '--gun-fg': of('fg') } as CSSProperties,
    ]
  }),
)

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
  const measures = size === 'line' ? measuresText(gun) : undefined
  const sentence = tileSentence(facts, { isSelected: isSelected === true, isStale }, language, measures)
  const status = gunStatus.key(gun.status) ?? 'unknown'
  const mark = gunStatus.mark(gun.status)
  const isButton = rest.onClick !== undefined
  const Root = isButton ? 'button' : 'span'
  const glyph = (
    <Glyph name={mark?.shape ?? 'offline'} tone={mark?.tone ?? 'off'} size={12} className={styles.glyph} />
  )
  useFlash(root, gun.status)

  return (
    <Root
      {...(rest as object)}
      {...(isButton
        ? { type: 'button', 'aria-pressed': isSelected }
        : { role: 'img', 'aria-label': sentence })}
      ref={root as Ref<never>}
      title={size === 'full' ? undefined : sentence}
      className={clsx(styles.tile, className)}
      style={colours.get(status)}
      data-status={status}
      data-size={size}
      data-selected={isSelected || undefined}
      data-stale={isStale || undefined}
    >
      {isButton && <span className="visually-hidden">{sentence}</span>}
      <span aria-hidden="true" className={styles.drawn}>
        {size === 'compact' && (
          <>
            {glyph}
            <span className={styles.letter}>{facts.letter}</span>
          </>
        )}
        {measures && (
          <>
            <span className={styles.letter}>{facts.letter}</span>
            {glyph}
            <LineTile
              facts={facts}
              measures={measures}
              hasFoot={!withoutFoot.includes(gun.status)}
              isAtRest={atRest.includes(gun.status)}
            />
          </>
        )}
        {size === 'full' && (
          <>
            <span className={styles.head}>
              <span className={styles.letter}>{facts.letter}</span>
              {glyph}
              {facts.corner && <span className={styles.corner}>{facts.corner}</span>}
            </span>
            <FullTile facts={facts} />
          </>
        )}
      </span>
    </Root>
  )
})

function FullTile({ facts: { status, kw, soc, foot } }: { facts: TileFacts }) {
  return (
    <>
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
      <SocBar soc={soc} />
    </>
  )
}

interface LineTileProps {
  facts: TileFacts
  measures: readonly string[]
  /** Nobody is at it: the glyph says enough. */
  isAtRest: boolean
  hasFoot: boolean
}

/** A power says that it charges; the words that it displaces are drawn where there is room, or no trust in shapes. */
function LineTile({ facts: { status, kw, soc, foot }, measures, isAtRest, hasFoot }: LineTileProps) {
  const isSpare = isAtRest || kw !== undefined

  return (
    <>
      <span className={styles.state} data-spare={isSpare || undefined}>
        {status}
      </span>
      {kw !== undefined && (
        <span className={styles.measure}>
          {kw}
          <span className={styles.unit}> kW</span>
        </span>
      )}
      {kw !== undefined && soc !== undefined && (
        <span className={styles.measure}>
          {soc}
          <span className={styles.unit}> %</span>
        </span>
      )}
      {measures.map((text) => (
        <span key={text} className={styles.unit}>
          {text}
        </span>
      ))}
      {foot && (
        <span className={styles.foot} data-spare={!hasFoot || undefined}>
          {foot}
        </span>
      )}
      {kw !== undefined && <SocBar soc={soc} />}
    </>
  )
}

function SocBar({ soc }: { soc: number | undefined }) {
  return (
    soc !== undefined && (
      <span className={styles.bar}>
        <span style={{ width: `${soc}%` }} />
      </span>
    )
  )
}

export interface LiveGunTileProps extends Omit<GunTileProps, 'gun' | 'isStale'> {
  /** Where the states of the guns arrive; the tile listens to its own gun alone. */
  store: LiveStore<string, Gun>
  /** A gun of the store; one it does not know is not drawn. */
  gunId: string
}

/** A gun's tile that follows its gun in a live store, and only that. */
export function LiveGunTile({ store, gunId, ...rest }: LiveGunTileProps) {
  const entry = useLive(store, gunId)

  return entry ? <GunTile {...rest} gun={entry.state} isStale={entry.isStale} /> : null
}

/**
 * Lets an element's `::after` appear and fade once when a value changes, not when it is first drawn. The fading is
 * opacity alone, which costs the main thread nothing.
 */
function useFlash(element: RefObject<HTMLElement | null>, value: unknown): void {
  const shown = useRef(value)

  useEffect(() => {
    if (Object.is(shown.current, value)) return
    shown.current = value
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const options = { duration: FLASH_MS, easing: 'ease-out', pseudoElement: '::after' }
    element.current?.animate([{ opacity: 1 }, { opacity: 0 }], options)
  }, [element, value])
}
