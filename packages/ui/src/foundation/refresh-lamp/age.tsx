import { memo, use, useEffect, useEffectEvent, useState } from 'react'
import { useLanguage } from '../language/use-language.ts'
import { useSay } from '../language/use-say.ts'
import { ageText } from '../live/age-text.ts'
import { TickerContext } from '../live/use-tick.ts'

export interface AgeProps {
  /** The moment since when, in milliseconds since 1970. */
  since: number
  /** The sentence in both languages, each with the blank `{age}`: `['Seen {age} ago', '{age}前上报']`. */
  text: readonly [en: `${string}{age}${string}`, zh: `${string}{age}${string}`]
}

/**
 * The age of something inside a text, written anew once a second: only this text is rendered again, never the page
 * around it. A new `since` shows with the next tick, so a lively stream does not make the figures flicker.
 */
export const Age = memo(function Age({ since, text }: AgeProps) {
  const say = useSay()
  const { language } = useLanguage()
  const ticker = use(TickerContext)
  const [age, setAge] = useState(() => ticker.now() - since)
  const tick = useEffectEvent(() => setAge(ticker.now() - since))

  useEffect(() => {
    tick()
    return ticker.subscribe(() => tick())
  }, [ticker])

  return <>{say(text as readonly ['{age}', '{age}'], { age: ageText(age, language) })}</>
})
