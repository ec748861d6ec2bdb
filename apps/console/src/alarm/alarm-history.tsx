import type { AlarmDetail } from '@ampdeck/api/operation/alarm'
import type { Text } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { Timeline } from '@ampdeck/ui/timeline'
import { alarmWords as words } from './alarm.texts.ts'

type Step = AlarmDetail['steps'][number]

const titles: Readonly<Record<Step['action'], Text>> = {
  raised: words.raised,
  reopened: words.reopened,
  taken: words.takenStep,
  handedOver: words.handedOverStep,
  dispatched: words.dispatchedStep,
  released: words.released,
  recovered: words.recovered,
  closed: words.closedStep,
}

/** What happened to an alarm, from the first report on. */
export function AlarmHistory({ steps }: { steps: readonly Step[] }) {
  const say = useSay()

  return (
    <Timeline
      events={steps.toReversed().map(({ id, action, userName, toUserName, note, ts }) => ({
        id: String(id),
        title: say(titles[action]),
        time: ts,
        text: [
          userName && say(words.by, { name: userName }),
          toUserName && say(words.to, { name: toUserName }),
          note,
        ]
          .filter(Boolean)
          .join(' · '),
        ...((action === 'raised' || action === 'reopened') && { state: 'warning' as const }),
      }))}
    />
  )
}
