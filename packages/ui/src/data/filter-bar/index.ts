export { FilterBar, type FilterBarProps } from './filter-bar.tsx'
export { FilterChips, type FilterChipsProps } from './filter-chips.tsx'
export { filtersInWords, soundRequest } from './filter-words.ts'
