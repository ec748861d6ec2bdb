export {
  type Bill,
  type BillLine,
  type BillStep,
  type Contradiction,
  contradictionsOf,
  type Payment,
} from './bill.ts'
export { BillLines, type BillLinesProps } from './bill-lines.tsx'
