export { FilterBar, type FilterBarProps } from './filter-bar.tsx'
export { FilterChips, type FilterChipsProps } from './filter-chips.tsx'
export { filtersInWords } from './filter-words.ts'
export { soundRequest } from './sound-request.ts'
