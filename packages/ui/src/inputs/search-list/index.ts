export { plain, wordsOf } from './marks.ts'
export { type SearchGroup, SearchList, type SearchListProps } from './search-list.tsx'
export type { SearchItem } from './search-option.tsx'
