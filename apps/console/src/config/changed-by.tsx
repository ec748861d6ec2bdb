import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'

const words = texts({ changed: ['Changed by {who}, {time}', '{who} 修改于 {time}'] })

interface ChangedByProps {
  of: { updateUserName: string | null; updateTime: string | null }
}

/** Who changed a page of settings last; nothing where nobody has. */
export function ChangedBy({ of: { updateUserName, updateTime } }: ChangedByProps) {
  const say = useSay()
  return updateTime && say(words.changed, { who: updateUserName ?? '–', time: updateTime })
}
