export { plain, wordsOf } from './marks.ts'
export { type SearchGroup, type SearchItem, SearchList, type SearchListProps } from './search-list.tsx'
