import type { CodeOf } from '@ampdeck/api/enumeration'
import { dataScope } from '@ampdeck/api/enumerations/system'
import type { Text } from '@ampdeck/api/texts'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './scope-summary.module.css'
import { scopeTexts } from './scope-summary.texts.ts'
import { joined, widestOf } from './widest-of.ts'

/** How many of a kind are seen, of how many the seller has. */
export interface SeenOf {
  /** How many this person or role sees. */
  seen: number
  /** How many there are; where all are seen the sentence says “all”. */
  total: number
}

export interface ScopeSummaryProps extends ComponentProps<'div'> {
  /** The data scope of each of the user's roles, 1 to 5; together they are a union. */
  scopes: readonly CodeOf<typeof dataScope>[]
  /** The organisation that scopes 2 and 3 speak of. */
  organisation?: string | undefined
  /** The user's own lists of stations and fleets are not empty and cut the union. */
  isNarrowed?: boolean | undefined
  /** How many stations are seen. Null while they are counted, which the sentences say. */
  stations: SeenOf | null
  /** How many piles of these stations; null while they are counted, left out where they do not matter. */
  piles?: SeenOf | null | undefined
  /** The same of guns. */
  guns?: SeenOf | null | undefined
  /** The same of fleets. */
  fleets?: SeenOf | null | undefined
  /** What the actions allow, as ends of “May …”: `['bind occupy rules', '绑定占位规则']`. None: nothing. */
  may?: readonly Text[] | undefined
  /** What is out of reach, as ends of “May not change …”: `['prices', '价格']`. */
  mayNot?: readonly Text[] | undefined
  /** Names of stations that are seen; the first eight are shown. */
  names?: readonly string[] | undefined
}

const SHOWN = 8

/** What a user or a role may see and do, in sentences and counts. */
export function ScopeSummary({
  scopes,
  organisation,
  isNarrowed = false,
  stations,
  piles,
  guns,
  fleets,
  may,
  mayNot,
  names = [],
  className,
  ...rest
}: ScopeSummaryProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const widest = widestOf(scopes)
  const count = (kind: keyof typeof KINDS, seen: SeenOf | null | undefined) => {
    if (!seen) return []
    const words = KINDS[kind][seen.seen === seen.total ? 1 : 0]
    return [say(words, { seen: number(seen.seen), total: number(seen.total) })]
  }
  const counts = [
    ...count('stations', stations),
    ...count('piles', piles),
    ...count('guns', guns),
    ...count('fleets', fleets),
  ]
  const hasNothing = stations?.seen === 0 && !fleets?.seen
  // Own records are not a matter of stations.
  const seesNothing = hasNothing && widest !== dataScope.code.personal
  const place = organisation ?? say(scopeTexts.ownOrganisation)
  const sentences = [
    widest !== undefined && say(SCOPES[dataScope.key(widest) ?? 'personal'], { organisation: place }),
    scopes.length > 1 && say(scopeTexts.union),
    isNarrowed && say(scopeTexts.narrowed),
    !stations && say(scopeTexts.unknown),
    seesNothing
      ? say(scopeTexts.seesNothing)
      : !hasNothing && counts.length > 0 && say(scopeTexts.maySee, { parts: joined(counts, language) }),
    may &&
      (may.length > 0
        ? say(scopeTexts.may, {
            parts: joined(
              may.map((one) => say(one)),
              language,
            ),
          })
        : say(scopeTexts.mayOnlyRead)),
    mayNot?.length &&
      say(scopeTexts.mayNot, {
        parts: joined(
          mayNot.map((one) => say(one)),
          language,
          'or',
        ),
      }),
  ].filter((sentence) => typeof sentence === 'string')

  return (
    <div {...rest} className={clsx(styles.summary, className)}>
      <p>{sentences.join(language === 'en' ? ' ' : '')}</p>
      {names.length > 0 && (
        <ul className={styles.names} aria-label={say(scopeTexts.names)}>
          {names.slice(0, SHOWN).map((name) => (
            <li key={name}>{name}</li>
          ))}
          {names.length > SHOWN && (
            <li className={styles.more}>{say(scopeTexts.more, { count: names.length - SHOWN })}</li>
          )}
        </ul>
      )}
    </div>
  )
}

const KINDS = {
  stations: [scopeTexts.stations, scopeTexts.allStations],
  piles: [scopeTexts.piles, scopeTexts.allPiles],
  guns: [scopeTexts.guns, scopeTexts.allGuns],
  fleets: [scopeTexts.fleets, scopeTexts.allFleets],
} as const

const SCOPES = {
  seller: scopeTexts.seesAll,
  below: scopeTexts.seesBelow,
  own: scopeTexts.seesOwn,
  chosen: scopeTexts.seesChosen,
  personal: scopeTexts.seesPersonal,
} as const
