export { dismissMessage, type Message, type MessageTone, showMessage } from './message-store.ts'
export { Messages } from './messages.tsx'
