import type { Language } from '@ampdeck/api/enumeration'
import { say } from '@ampdeck/api/texts'
import { type Filter, filterKeys, type Option, type OptionsByName } from '../list/filters-of.ts'
import type { ListRequest } from '../list-request/list-request.ts'
import { filterTexts } from './filter-bar.texts.ts'

/** The values of a filter in a request, as a list. */
export function chosenValues(filter: Filter, request: ListRequest): string[] {
  return String(request[filter.id] ?? '')
    .split(',')
    .filter(Boolean)
}

/** What a filter offers; nothing for text and period. */
export function optionsOf(filter: Filter, options: OptionsByName, language: Language): readonly Option[] {
  if (filter.kind === 'choice') return options[filter.options] ?? []
  if (filter.kind !== 'codes') return []
  return filter.of.codes.map((code) => ({ value: String(code), label: filter.of.label(code, language) }))
}

/** The value of a filter as people read it; nothing where it is not applied. */
export function filterValue(
  filter: Filter,
  request: ListRequest,
  options: OptionsByName,
  language: Language,
): string | undefined {
  if (filter.kind === 'period') {
    const [from, to] = filterKeys(filter).map((key) => request[key])
    if (from && to) return say(filterTexts.period, language, { from, to })
    if (from) return say(filterTexts.since, language, { from })
    return to ? say(filterTexts.until, language, { to }) : undefined
  }
  if (filter.kind === 'search') return request[filter.id]?.toString()

  const offered = optionsOf(filter, options, language)
  const labels = chosenValues(filter, request).map(
    (value) => offered.find((option) => option.value === value)?.label ?? value,
  )
  return labels.join(say(filterTexts.separator, language)) || undefined
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
