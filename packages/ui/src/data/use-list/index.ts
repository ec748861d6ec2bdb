export { type ReadList, useList } from './use-list.ts'
