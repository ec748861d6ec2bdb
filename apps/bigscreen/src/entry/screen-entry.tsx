import { ApiError } from '@ampdeck/api/client/outcome'
import { wall } from '@ampdeck/api/system/wall'
import { LanguageProvider, useSay } from '@ampdeck/ui/language'
import { type ReactNode, useEffect, useState } from 'react'
import { client } from '../feed/client.ts'
import { Notice } from '../parts/notice.tsx'
import { initialLanguage } from '../session/language.ts'
import type { Door } from '../session/screen-door.ts'
import { holdToken, readToken } from '../session/token.ts'
import styles from './screen-entry.module.css'
import { screenTexts } from './screen-entry.texts.ts'

/** How often a screen that shows its code asks whether somebody has typed it. */
const ASK_EVERY_MS = 3_000
/** How long a screen waits where the server does not answer, and where its link opens nothing. */
const AGAIN_MS = { unreachable: 5_000, ended: 15_000 }
const language = initialLanguage()

/** A screen on its way to its wall: with the code that it shows, or why it is not let in. */
type Waiting = { code: string } | { failure: 'ended' | 'unreachable' } | undefined

/** The wall of a screen at which nobody logs in: first it comes through its door, and again when its token has ended. */
export function ScreenEntry({ door, children }: { door: Door; children: ReactNode }) {
  const [isIn, setIn] = useState(() => readToken() !== undefined)
  const [waiting, wait] = useState<Waiting>()

  useEffect(() => {
    if (isIn) return
    const aborter = new AbortController()
    void comeIn(door, wait, aborter.signal).then((token) => {
      if (token === undefined) return
      holdToken(token)
      setIn(true)
    })
    return () => aborter.abort()
  }, [door, isIn])

  if (isIn) return children
  return (
    <LanguageProvider language={language}>
      <AtTheDoor waiting={waiting} />
    </LanguageProvider>
  )
}

/** What a screen shows that has no wall yet. */
function AtTheDoor({ waiting }: { waiting: Waiting }) {
  const say = useSay()
  if (!waiting) return null
  if ('failure' in waiting)
    return (
      <Notice title={say(screenTexts[waiting.failure])}>{say(screenTexts[`${waiting.failure}Way`])}</Notice>
    )
  return (
    <Notice title={say(screenTexts.pair)}>
      <span className={styles.code}>{waiting.code}</span>
      {say(screenTexts.pairWay)}
    </Notice>
  )
}

/** Tries until the screen is let in or the signal ends it. */
async function comeIn(
  door: Door,
  wait: (waiting: Waiting) => void,
  signal: AbortSignal,
): Promise<string | undefined> {
  while (!signal.aborted) {
    try {
      const token = await (door.by === 'link' ? byLink(door.key) : byCode(wait, signal))
      if (token !== undefined) return token
    } catch (error) {
      const failure = error instanceof ApiError && error.kind === 'refused' ? 'ended' : 'unreachable'
      wait({ failure })
      await pause(AGAIN_MS[failure], signal)
    }
  }
  return undefined
}

async function byLink(key: string): Promise<string> {
  return (await client(wall.enter, { key })).token
}

/** Shows one code until it is typed or too old. */
async function byCode(wait: (waiting: Waiting) => void, signal: AbortSignal): Promise<string | undefined> {
  const { code, secret } = await client(wall.offer, {})
  wait({ code })
  for (;;) {
    await pause(ASK_EVERY_MS, signal)
    if (signal.aborted) return undefined
    const { token, isOpen } = await client(wall.claim, { secret })
    if (token !== null || !isOpen) return token ?? undefined
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
