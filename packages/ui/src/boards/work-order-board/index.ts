export { WorkOrderBoard, type WorkOrderBoardProps, type WorkOrderMove } from './work-order-board.tsx'
export {
  type BoardOrder,
  type Caller,
  type Move,
  moveOf,
  type Refusal,
  type WorkOrderAction,
  type WorkOrderPerson,
  type WorkOrderState,
} from './work-order-rules.ts'
