export { DutyBoard, type DutyBoardProps } from './duty-board.tsx'
export {
  conflictsOf,
  copyWeek,
  type Duty,
  type DutyConflict,
  type DutyGap,
  type DutyNeed,
  type DutyPerson,
  gapsOf,
} from './duty-rules.ts'
