export { DutyBoard, type DutyBoardProps, type DutyPerson } from './duty-board.tsx'
export {
  conflictsOf,
  copyWeek,
  type Duty,
  type DutyConflict,
  type DutyGap,
  type DutyNeed,
  gapsOf,
} from './duty-rules.ts'
