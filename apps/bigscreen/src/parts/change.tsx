import { useLanguage, useSay } from '@ampdeck/ui/language'
import { dayBefore } from '../time/times.ts'
import { useTick } from '../time/use-tick.ts'
import { partsTexts } from './parts.texts.ts'
import { Trend } from './trend.tsx'

/** The comparison of today with the same hours of yesterday. */
export function Change({ today, before }: { today: number; before: number }) {
  const say = useSay()
  const { language } = useLanguage()
  const day = useTick((now) => dayBefore(now, language))

  return <Trend value={today} before={before} against={say(partsTexts.versus, { day })} />
}
