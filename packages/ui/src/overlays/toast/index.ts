export {
  dismissMessage,
  MESSAGES_MARK,
  type Message,
  type MessageTone,
  messageMarks,
  type PastMessage,
  showMessage,
  useMessages,
} from './message-store.ts'
export { Messages } from './messages.tsx'
