export { loadChineseFont } from './load-chinese-font.ts'
