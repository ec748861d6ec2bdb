export { WorkOrderBoard, type WorkOrderBoardProps, type WorkOrderMove } from './work-order-board.tsx'
export type { WorkOrderState } from './work-order-state.ts'
export {
  type BoardOrder,
  type Caller,
  type Move,
  moveOf,
  type Refusal,
  type WorkOrderPerson,
} from './work-order-transitions.ts'
