export { messageMarks } from './message-marks.ts'
export {
  dismissMessage,
  type Message,
  type MessageTone,
  type PastMessage,
  showMessage,
} from './message-store.ts'
export { Messages } from './messages.tsx'
export { MESSAGES_MARK } from './messages-element.ts'
export { useMessages } from './use-messages.ts'
