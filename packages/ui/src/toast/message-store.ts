export type MessageTone = 'status' | 'warning' | 'error'

export interface Message {
  id: number
  text: string
  tone: MessageTone
  /** Something to do about it, for example "Download". */
  action?: { label: string; onChoose: () => void } | undefined
}

/** How long a message stays, in milliseconds: a notice one second, what needs to be read six. */
export const MESSAGE_TIME: Readonly<Record<MessageTone, number>> = {
  status: 1_000,
  warning: 6_000,
  error: 6_000,
}

let current: Message | undefined
let lastId = 0
const listeners = new Set<() => void>()

/** The message now shown: one at a time, a new one takes the place of the old one. */
export const messageStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => current,
}

/** Says something that happened, once and anywhere in the app; `Messages` draws it. */
export function showMessage(message: Omit<Message, 'id'>): void {
  publish({ ...message, id: ++lastId })
}

/** Takes a message away; one that has been replaced meanwhile is gone already. */
export function dismissMessage(id: number): void {
  if (current?.id === id) publish(undefined)
}

function publish(message: Message | undefined) {
  current = message
  for (const listener of listeners) listener()
}
