import { formatTimestamp, UTC8 } from '@ampdeck/api/time'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { useTick } from '@ampdeck/ui/live'
import { useUser } from '../session/user-context.ts'
import { greetingAt } from './greeting.ts'

/** The greeting of the hour and the day, both of UTC+8; they change while the page stands open. */
export function useGreeting() {
  const say = useSay()
  const { language } = useLanguage()
  const user = useUser()
  const hour = useTick((now) => Number(formatTimestamp(now).slice(11, 13)))
  const day = useTick((now) => dayText(now, language))

  return { title: say(greetingAt(hour), { name: user?.name ?? '' }), day }
}

/** Wednesday, 1 July 2026. */
function dayText(now: number, language: string): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'full',
    timeZone: 'UTC',
  })
  return format.format(now + UTC8)
}
