import type { Language } from '@ampdeck/api/enumeration'
import { say } from '@ampdeck/api/texts'
import { formatsOf } from '../../foundation/language/formats.ts'
import { isDay } from '../../inputs/calendar/days.ts'
import { knownRecord } from '../../inputs/record-picker/known-records.ts'
import {
  type Filter,
  filterKeys,
  type Option,
  type OptionsByName,
  type RangeFilter,
  type RecordsFilter,
} from '../list/filters-of.ts'
import type { ListChange, ListRequest } from '../list-request/list-request.ts'
import { filterTexts } from './filter-bar.texts.ts'

/** A filter, and what it is chosen by. */
export interface FilterChoiceProps {
  filter: Filter
  request: ListRequest
  options: OptionsByName
  onChange: (change: ListChange) => void
}

/** More names than these are counted. */
const NAMES = 2

/** The values of a filter in a request, as a list. */
export function chosenValues(filter: Filter, request: ListRequest): string[] {
  return String(request[filter.id] ?? '')
    .split(',')
    .filter(Boolean)
}

/** What a filter offers; nothing for those that do not offer a list. */
export function optionsOf(filter: Filter, options: OptionsByName, language: Language): readonly Option[] {
  if (filter.kind === 'choice') return options[filter.options] ?? []
  if (filter.kind !== 'codes') return []
  return filter.of.codes.map((code) => ({ value: String(code), label: filter.of.label(code, language) }))
}

/** The two ends of a period or a range in a request. An end that makes no sense is none. */
export function endsOf(filter: Filter, request: ListRequest): readonly [string, string] {
  const isSound = filter.kind === 'range' ? isNumber : (text: string) => isDay(text.slice(0, 10))
  const [first = '', last = ''] = filterKeys(filter).map((key) => String(request[key] ?? ''))
  return [isSound(first) ? first : '', isSound(last) ? last : '']
}

/** The value of a filter as people read it; nothing where it is not applied. */
export function filterValue(
  filter: Filter,
  request: ListRequest,
  options: OptionsByName,
  language: Language,
): string | undefined {
  switch (filter.kind) {
    case 'search':
      return request[filter.id]?.toString()
    case 'period': {
      const [from, to] = endsOf(filter, request)
      return between(from, to, language)
    }
    case 'range': {
      const [min, max] = endsOf(filter, request).map((end) => numberText(filter, end, language))
      return between(min ?? '', max ?? '', language, true)
    }
    case 'records':
      return recordNames(filter, request, language)
    default: {
      const offered = optionsOf(filter, options, language)
      const labels = chosenValues(filter, request).map(
        (value) => offered.find((option) => option.value === value)?.label ?? value,
      )
      return labels.join(say(filterTexts.separator, language)) || undefined
    }
  }
}

/** All filters in force in one sentence, for when nothing matches them: "City Wuhan, Status Closed". */
export function filtersInWords(
  filters: readonly Filter[],
  request: ListRequest,
  options: OptionsByName,
  language: Language,
): string | undefined {
  const words = filters.flatMap((filter) => {
    const value = filterValue(filter, request, options, language)
    return value ? say(filterTexts.pair, language, { label: say(filter.label, language), value }) : []
  })
  return words.join(language === 'en' ? ', ' : '，') || undefined
}

function between(from: string, to: string, language: Language, isNumeric = false): string | undefined {
  if (from && to) return say(filterTexts.period, language, { from, to })
  if (from) return say(isNumeric ? filterTexts.atLeast : filterTexts.since, language, { from })
  if (to) return say(isNumeric ? filterTexts.atMost : filterTexts.until, language, { to })
}

function numberText({ scale, unit }: RangeFilter, text: string, language: Language): string {
  if (text === '') return ''
  const shown = Number(text) / scale
  const decimals = String(Number(shown.toPrecision(12))).split('.')[1]?.length ?? 0
  const number = formatsOf(language).number(shown, decimals)
  return unit ? `${number} ${say(unit, language)}` : number
}

/** The names that were read before; ids until then. */
function recordNames(filter: RecordsFilter, request: ListRequest, language: Language): string | undefined {
  const ids = chosenValues(filter, request)
  const names = ids
    .slice(0, NAMES)
    .map((id) => knownRecord(filter.source, language, id)?.label ?? say(filterTexts.number, language, { id }))
  const listed = names.join(say(filterTexts.separator, language))
  const count = ids.length - NAMES
  return count > 0 ? say(filterTexts.andMore, language, { names: listed, count }) : listed || undefined
}

function isNumber(text: string): boolean {
  return /^-?\d{1,15}$/.test(text)
}

/**
 * A request without values that its filters cannot have: a day that does not exist, a number that is none, a code
 * that no state has. A link that was typed wrong or has grown old then shows the list instead of an error.
 */
export function soundRequest(filters: readonly Filter[], request: ListRequest): ListRequest {
  const sound: Record<string, string | number | undefined> = { ...request }
  const put = (key: string, value: string) => {
    if (value === '') delete sound[key]
    else sound[key] = value
  }

  for (const filter of filters) {
    if (filter.kind === 'period' || filter.kind === 'range') {
      const ends = endsOf(filter, request)
      for (const [index, key] of filterKeys(filter).entries()) put(key, ends[index] ?? '')
    }
    if (filter.kind === 'codes') {
      const codes = filter.of.codes.map(String)
      put(
        filter.id,
        chosenValues(filter, request)
          .filter((code) => codes.includes(code))
          .join(','),
      )
    }
  }
  return sound as ListRequest
}
