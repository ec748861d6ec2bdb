export { ellipsis, textWidth } from './ellipsis.ts'
