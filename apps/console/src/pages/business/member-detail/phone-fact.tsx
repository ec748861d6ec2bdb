import { member } from '@ampdeck/api/member/member'
import { texts } from '@ampdeck/api/texts'
import { GuardedButton } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import styles from './member-detail.module.css'

const words = texts({
  show: ['Show number', '显示号码'],
  logged: ['Viewing it is recorded in the operation log', '查看记录将写入操作日志'],
})

/** The masked number; who may see it asks for it, and that is written down. */
export function PhoneFact({ id, masked }: { id: number; masked: string }) {
  const say = useSay()
  const unmask = useAction(member.unmask)
  const [phone, setPhone] = useState<string>()

  return (
    <span className={styles.phone}>
      {phone ?? masked}
      {phone === undefined && (
        <GuardedButton
          of={member.unmask}
          look="plain"
          size="small"
          title={say(words.logged)}
          onClick={async () => setPhone((await unmask({ id }))?.phone)}
        >
          {say(words.show)}
        </GuardedButton>
      )}
    </span>
  )
}
