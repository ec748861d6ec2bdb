import type { Language } from '@ampdeck/api/enumeration'
import { gunStatus, letterOf } from '@ampdeck/api/enumerations/equipment'
import { say } from '@ampdeck/api/texts'
import { formatsOf } from '../../foundation/language/formats.ts'
import type { Gun } from './gun.ts'
import { tileTexts } from './gun-tile.texts.ts'
import { maskedPlate } from './masked-plate.ts'

/** What stands where on a tile; what is absent leaves its place empty. */
export interface TileFacts {
  /** `0003-B`, the gun as people call it. */
  name: string
  letter: string
  /** The status in words. */
  status: string
  /** Right of the glyph: how long it has been charging. */
  corner?: string | undefined
  /** The present power without its unit; where there is none the status word takes the place. */
  kw?: string | undefined
  /** Whole per cent, 0 to 100. */
  soc?: number | undefined
  /** The last line: plate, reason, since when or until when. */
  foot?: string | undefined
}

const { idle, preparing, charging, full, offline, alarm, fault, reserved } = gunStatus.code

/** What a tile says about a gun in its status. */
export function tileFacts(gun: Gun, language: Language): TileFacts {
  const { pileCode, status, reason, plate, until } = gun
  const letter = letterOf(gun.letter)
  const time = gun.minutes == null ? undefined : minutesText(gun.minutes, language)
  const corner = gun.minutes == null ? undefined : shortText(gun.minutes, language)
  const masked = plate ? maskedPlate(plate) : undefined
  const facts: TileFacts = {
    name: pileCode ? `${pileCode}-${letter}` : letter,
    letter,
    status: gunStatus.label(status, language),
  }
  const timed = (text: readonly [`${string}{time}`, `${string}{time}`]) =>
    time && say(text as readonly ['{time}', '{time}'], language, { time })

  switch (status) {
    case charging:
      return { ...facts, corner, kw: kwText(gun.w, language), soc: within(gun.soc), foot: masked }
    // A gun may charge on with an alarm; then its power matters more than the word, which the glyph says.
    case alarm:
      return {
        ...facts,
        corner,
        kw: gun.w ? kwText(gun.w, language) : undefined,
        soc: within(gun.soc),
        foot: reason ?? masked,
      }
    case full:
      return {
        ...facts,
        soc: within(gun.soc),
        foot: timed(tileTexts.standing) ?? masked,
      }
    case idle:
      return { ...facts, foot: timed(tileTexts.free) }
    case preparing:
      return { ...facts, corner, foot: masked ?? say(tileTexts.pluggedIn, language) }
    case reserved:
      return {
        ...facts,
        foot: until ? say(tileTexts.until, language, { time: until.slice(11, 16) }) : masked,
      }
    case offline:
      return { ...facts, foot: timed(tileTexts.lastSeen) }
    case fault:
      return { ...facts, corner, foot: reason ?? undefined }
    default:
      return facts
  }
}

/** The whole tile as one sentence, for those who do not see it. */
export function tileSentence(
  facts: TileFacts,
  { isSelected, isStale }: { isSelected: boolean; isStale: boolean },
  language: Language,
  measures: readonly string[] = [],
): string {
  const { name, status, kw, soc, corner, foot } = facts
  const parts = [
    say(tileTexts.gun, language, { name }),
    status,
    kw && `${kw} kW`,
    soc !== undefined && say(tileTexts.soc, language, { soc }),
    ...measures,
    corner,
    foot,
    isSelected && say(tileTexts.selected, language),
    isStale && say(tileTexts.stale, language),
  ]
  return formatsOf(language).list(parts)
}

/** What a pile measures at a gun, in whole units, which is as exact as one reads at a glance. */
export function measuresText({ V, A, tempC }: Pick<Gun, 'V' | 'A' | 'tempC'>): string[] {
  const measures = [
    [V, 'V'],
    [A, 'A'],
    [tempC, '°C'],
  ] as const
  return measures.flatMap(([value, unit]) => (value == null ? [] : `${Math.round(value)} ${unit}`))
}

/** Minutes to the two units that matter: `23 min`, `1 h 8 min`, `3 d 5 h`. */
export function minutesText(minutes: number, language: Language): string {
  const all = Math.max(0, Math.floor(minutes))
  if (all < 100) return say(tileTexts.minutes, language, { minutes: all })
  const hours = Math.floor(all / 60)
  if (hours < 24) return say(tileTexts.hours, language, { hours, minutes: all % 60 })
  return say(tileTexts.days, language, { days: Math.floor(hours / 24), hours: hours % 24 })
}

/** The same where there is room for a few signs: `23 min`, `2:17 h`, `3 d`. */
function shortText(minutes: number, language: Language): string {
  const all = Math.max(0, Math.floor(minutes))
  if (all < 100) return minutesText(all, language)
  const hours = Math.floor(all / 60)
  if (hours >= 24) return say(tileTexts.wholeDays, language, { days: Math.floor(hours / 24) })
  return say(tileTexts.clock, language, { hours, minutes: String(all % 60).padStart(2, '0') })
}

/** Kilowatts without decimals, one below 10 kW, where it makes a difference. */
function kwText(w: number | null | undefined, language: Language): string {
  if (w == null) return '–'
  return formatsOf(language).number(w / 1_000, Math.abs(w) < 9_950 && w % 1_000 !== 0 ? 1 : 0)
}

function within(soc: number | null | undefined): number | undefined {
  return soc == null ? undefined : Math.min(100, Math.max(0, Math.round(soc)))
}
