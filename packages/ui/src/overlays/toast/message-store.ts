import { serverNow } from '@ampdeck/api/server-clock'
import { useSyncExternalStore } from 'react'

/** `status` tells politely what was done; `warning` and `error` are heard at once. */
export type MessageTone = 'status' | 'warning' | 'error'

/** What happened, said once. */
export interface Message {
  id: number
  /** One sentence in the reader's language, without a full stop. */
  text: string
  tone: MessageTone
  /**
   * Something to do about it, for example "Download"; with it the message stays for six seconds instead of
   * one, and goes when that is chosen.
   */
  action?: { label: string; onChoose: () => void } | undefined
}

/** A message that was shown, to be read again. */
export interface PastMessage {
  id: number
  text: string
  tone: MessageTone
  /** When it was last said, in milliseconds since 1970. */
  time: number
  /** How often it was said without another in between. */
  count: number
}

/** How long a message stays, in milliseconds: one second (spec §9); it can be read again afterwards. */
export const MESSAGE_TIME = 1_000

/** One that offers something to do stays until it can be reached. */
export const ACTION_TIME = 6_000

/** How many messages are kept to be read again. */
export const KEPT_MESSAGES = 20

/** Marks where messages appear; dialogs leave what carries it to screen readers. */
export const MESSAGES_MARK = 'data-live-announcer'

/** How each tone of a message is drawn. */
export const messageMarks = {
  status: { name: 'good', tone: 'good' },
  warning: { name: 'alarm', tone: 'warning' },
  error: { name: 'fault', tone: 'bad' },
} as const

let current: Message | undefined
let past: readonly PastMessage[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** The message now shown: one at a time, a new one takes the place of the old one. */
export const messageStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  current: () => current,
  past: () => past,
}

const none: readonly PastMessage[] = []

/** The last messages, the newest first: what was shown for a second can be read again. */
export function useMessages(): readonly PastMessage[] {
  return useSyncExternalStore(messageStore.subscribe, messageStore.past, () => none)
}

/** Says something that happened, once and anywhere in the app; `Messages` draws it. */
export function showMessage(message: Omit<Message, 'id'>): void {
  const shown = { ...message, id: ++lastId }
  past = keepMessage(past, shown, serverNow())
  publish(shown)
}

/** Takes a message away; one that has been replaced meanwhile is gone already. */
export function dismissMessage(id: number): void {
  if (current?.id === id) publish(undefined)
}

/** The newest first; the same said again is one entry that counts. */
export function keepMessage(
  past: readonly PastMessage[],
  { id, text, tone }: Message,
  time: number,
): readonly PastMessage[] {
  const [last, ...older] = past
  if (last?.text === text && last.tone === tone)
    return [{ ...last, id, time, count: last.count + 1 }, ...older]
  return [{ id, text, tone, time, count: 1 }, ...past].slice(0, KEPT_MESSAGES)
}

function publish(message: Message | undefined) {
  current = message
  for (const listener of listeners) listener()
}
