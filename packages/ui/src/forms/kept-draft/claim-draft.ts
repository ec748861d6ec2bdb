import { type KeptDraft, keptNames, readDraft } from './kept-draft.ts'

/*
 * Two tabs may have the same form open, such as that of a new record. Each keeps what is typed under a name of its own:
 * otherwise they would overwrite one another, and save one record under one key where two were meant. A form that is
 * opened takes up what nobody has open any more.
 */

const CHANNEL = 'ampdeck-drafts'
/** Other tabs answer within this time. */
const ANSWER_MS = 120
/** In the tab's own storage: under which name its form was kept before a reload. */
const NAME_OF_TAB = 'ampdeck.draft-of-tab.'

type Message = { asks: string } | { form: string; holds: string }

export interface DraftClaim {
  /** What was kept of this form and is open nowhere else. */
  kept(): Promise<KeptDraft | undefined>
  /** The name under which this form is kept. */
  name(): string
  release(): void
}

/** Takes a form's draft for itself, as long as it is not released. */
export function claimDraft(form: string, version: number | undefined): DraftClaim {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)
  const taken = new Set<string>()
  let own = readNameOfTab(form) ?? form
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('asks' in data) {
      if (data.asks === form) channel.postMessage({ form, holds: name() } satisfies Message)
    } else if (data.form === form) taken.add(data.holds)
  })
  channel?.postMessage({ asks: form } satisfies Message)

  function name(): string {
    if (taken.has(own)) {
      own = `${form}~${Math.random().toString(36).slice(2)}`
      keepNameOfTab(form, own)
    }
    return own
  }

  return {
    async kept() {
      const names = [own, ...keptNames(`${form}~`), form]
      if (!names.some((each) => readDraft(each, version))) return undefined
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
      const free = names.find((each) => !taken.has(each) && readDraft(each, version))
      if (free === undefined) return undefined
      own = free
      keepNameOfTab(form, own)
      return readDraft(own, version)
    },
    name,
    release: () => channel?.close(),
  }
}

function readNameOfTab(form: string): string | undefined {
  try {
    return sessionStorage.getItem(NAME_OF_TAB + form) ?? undefined
  } catch {
    return undefined
  }
}

function keepNameOfTab(form: string, name: string): void {
  try {
    sessionStorage.setItem(NAME_OF_TAB + form, name)
  } catch {
    // After a reload it is taken up like any other.
  }
}
