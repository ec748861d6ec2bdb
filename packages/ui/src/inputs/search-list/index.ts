export { plain, wordsOf } from '../combobox/marks.ts'
export { type SearchGroup, type SearchItem, SearchList, type SearchListProps } from './search-list.tsx'
